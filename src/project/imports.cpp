#include "project/imports.h"

#include <QCryptographicHash>
#include <algorithm>
#include <set>

namespace talweg {

namespace {

/// Adds a number to a hash. −0 is treated as 0, because it is stored as 0 in files.
void add(QCryptographicHash& hash, double number) {
    number += 0.0;
    hash.addData(QByteArrayView(reinterpret_cast<const char*>(&number), sizeof number));
}

void add(QCryptographicHash& hash, const Cell& cell) {
    if (const auto* number = std::get_if<double>(&cell)) return add(hash, *number);
    const auto& text = std::get<std::string>(cell);
    add(hash, static_cast<double>(text.size()));
    hash.addData(QByteArrayView(text.data(), static_cast<qsizetype>(text.size())));
}

void addDigests(std::set<std::string>& digests, const Values& values) {
    for (const auto& [id, value] : values)
        if (std::holds_alternative<Points>(value) || std::holds_alternative<Table>(value))
            digests.insert(digestOf(value));
}

} // namespace

std::string digestOf(const Value& value) {
    QCryptographicHash hash(QCryptographicHash::Sha256);
    if (const auto* points = std::get_if<Points>(&value))
        for (const Point& point : *points) {
            add(hash, point.x());
            add(hash, point.y());
        }
    if (const auto* table = std::get_if<Table>(&value))
        for (const auto& row : *table)
            for (const Cell& cell : row)
                add(hash, cell);
    return hash.result().toHex().toStdString();
}

const TableImport* importOf(const Project& project, const Value& value) {
    if (project.imports.empty()) return nullptr;
    const auto found = std::ranges::find(project.imports, digestOf(value), &TableImport::value);
    return found == project.imports.end() ? nullptr : &*found;
}

void addImport(Project& project, TableImport read) {
    std::erase_if(project.imports, [&read](const TableImport& one) { return one.value == read.value; });
    if (std::ssize(project.imports) == maxImports) project.imports.erase(project.imports.begin());
    project.imports.push_back(std::move(read));
}

void forgetImports(Project& project) {
    if (project.imports.empty()) return;
    std::set<std::string> digests;
    for (const Experiment& experiment : project.experiments)
        addDigests(digests, experiment.values);
    for (const Pin& pin : project.pins)
        addDigests(digests, pin.values);
    std::erase_if(project.imports,
                  [&digests](const TableImport& one) { return !digests.contains(one.value); });
}

} // namespace talweg
