"""The Python module against closed forms, runs one by one, and what its help page shows."""

import math
import os
import pathlib
import re
import tempfile
import unittest

import numpy
import talweg

VALLEY = dict(beta=15, theta=15, dh=-3, pl=9, b=2, k=0.1)


class Discovery(unittest.TestCase):
    def test_every_system_runs_at_its_standard_values(self):
        self.assertEqual(talweg.systems(), ["rover", "incline", "rough-plane", "surface", "track"])
        for name in talweg.systems():
            system = talweg.system(name)
            defaults = {id: input.default for id, input in system.inputs.items()}
            run = talweg.run(name, defaults)
            self.assertEqual(run.outcome, talweg.run(name).outcome)
            self.assertEqual(set(run.measures) & set(system.measures), set(run.measures))
            samples = run.samples(100)
            self.assertTrue(numpy.all(numpy.diff(samples["t"]) >= 0))
            self.assertTrue(set(system.quantities) <= set(samples))

    def test_inputs_say_what_they_are(self):
        inputs = talweg.system("rover").inputs
        self.assertEqual((inputs["e"].min, inputs["e"].max, inputs["e"].unit), (0, 1, ""))
        self.assertEqual(inputs["u4"].unit, "m/s")
        self.assertEqual(inputs["u3"].word, "rolling")
        self.assertIn("profile", inputs["terrain"].choices)


class Runs(unittest.TestCase):
    def test_a_flight_is_a_parabola(self):
        """y = b − g t²/2 from the rim on, on Mars."""
        state = talweg.run("rover", u4=6.5).state(1.0)
        self.assertAlmostEqual(state["x"], 6.5, places=12)
        self.assertAlmostEqual(state["y"], 1 - 3.71 / 2, places=12)

    def test_events_are_states_of_the_run(self):
        """Each number of an impact under its own name: speeds as before and after, the place on the ground."""
        run = talweg.run("rover", b=1.5, u4=4)
        impact = next(event for event in run.events if event["kind"] == "impact")
        t = impact["t"]
        before, after = run.state(t - 1e-9), run.state(t + 1e-9)
        for column in ("vx", "vy", "spin"):
            self.assertAlmostEqual(impact[column + "_before"], before[column], places=6)
            self.assertAlmostEqual(impact[column + "_after"], after[column], places=6)
        self.assertAlmostEqual(impact["x"], after["contact_x"], places=6)
        self.assertAlmostEqual(impact["y"], after["contact_y"], places=6)
        self.assertNotAlmostEqual(impact["x"], impact["y"], places=1)
        self.assertEqual(run.events[-1]["kind"], "end")
        self.assertEqual(run.events[-1]["t"], run.duration)

    def test_samples_are_states_of_the_run(self):
        run = talweg.run("rover", b=1.5, u4=4)
        samples = run.samples(50)
        for row in (3, 17, 31):
            state = run.state(samples["t"][row])
            for name, number in state.items():
                self.assertAlmostEqual(samples[name][row], number, places=9, msg=name)
            self.assertEqual(samples["mode"][row] == "Flight", state["normal_force"] == 0)
        self.assertIn("Flight", samples["mode"])
        rolling = talweg.run("rover", terrain="flat", pl=5, u4=1).samples(20)
        self.assertIn("Rolling", rolling["mode"])

    def test_measures_are_under_their_names(self):
        run = talweg.run("rover", b=1.5, u4=4)
        end = run.state(run.duration)
        self.assertAlmostEqual(run.measures["x"], end["x"], places=9)
        self.assertAlmostEqual(run.measures["t"], run.duration, places=12)
        self.assertAlmostEqual(run.measures["spin"], end["spin"], places=9)
        self.assertEqual(run.measures["impacts"], sum(e["kind"] == "impact" for e in run.events))

    def test_doubts_are_told(self):
        """A floor of 1e-12 m is hardly more than the rounding of its points."""
        self.assertEqual(talweg.run("rover").doubts, [])
        doubts = talweg.run("rover", pl=1e-12).doubts
        self.assertEqual(len(doubts), 1)
        self.assertIn("rounding", doubts[0])
        study = talweg.study("rover", axes={"e": [0.5, 0.9]}, over={"u4": [3, 5, 7]}, pl=1e-12)
        self.assertEqual(study.doubtful, 6)
        with self.assertRaisesRegex(ValueError, "between 0 s and"):
            talweg.run("rover").state(1e6)

    def test_points_tables_and_arrays_are_inputs(self):
        """The thesis's valley as a profile: x from 10/tan 30° on."""
        foot = 10 / math.tan(math.radians(30))
        profile = numpy.array([[0, 0], [foot, -10], [foot + 30, -10], [2 * foot + 30, 0]])
        given = talweg.run("rover", terrain="profile", profile=profile)
        valley = talweg.run("rover", terrain="valley")
        self.assertAlmostEqual(given.measures["height"], valley.measures["height"], places=9)
        heavy = talweg.run("incline", {"bodies[1].m": 7})
        bodies = talweg.system("incline").inputs["bodies"].default
        bodies[0]["m"] = 7
        self.assertEqual(talweg.run("incline", bodies=bodies).measures, heavy.measures)

    def test_what_is_wrong_is_a_value_error(self):
        for bad in [dict(e=2), dict(e="two"), dict(e=True), dict(e=None), dict(mass=3), dict(e=math.nan),
                    dict(terrain="profile", profile=[(0, 0), (1,)]), dict(terrain="profile", profile=[]),
                    dict(profile=3), dict(e=[0.5])]:
            with self.subTest(bad), self.assertRaises(ValueError):
                talweg.run("rover", bad)
        with self.assertRaisesRegex(ValueError, "at least 0 and at most 1"):
            talweg.run("rover", e=2)
        with self.assertRaisesRegex(ValueError, "rover, incline"):
            talweg.run("boat")
        with self.assertRaises(ValueError):
            talweg.run("incline", bodies=[{"weight": 3}])
        with self.assertRaises(ValueError):
            talweg.run("rover").state(-1)


class Studies(unittest.TestCase):
    def test_designs_are_runs_one_by_one(self):
        e, k, u4 = [0.7, 0.9], [0.1, 0.4, 0.6], [3.0, 4.5, 6.0, 6.5]
        study = talweg.study("rover", axes={"e": e, "k": k}, over={"u4": u4}, measures=["height", "t"],
                             inputs={**VALLEY, "k": 0.4})
        self.assertEqual(study.percentage.shape, (2, 3))
        self.assertEqual(study.values["height"].shape, (2, 3, 4))
        for i, j in numpy.ndindex(2, 3):
            runs = [talweg.run("rover", {**VALLEY, "e": e[i], "k": k[j], "u4": u}) for u in u4]
            heights = [run.measures["height"] for run in runs]
            self.assertEqual(list(study.success[i, j]), [run.outcome == "crossed" for run in runs])
            numpy.testing.assert_allclose(study.values["height"][i, j], heights, atol=1e-9)
            self.assertAlmostEqual(study.mean["height"][i, j], numpy.mean(heights), places=9)
            self.assertAlmostEqual(study.percentage[i, j], 25 * sum(run.success for run in runs), places=9)
            times = [run.measures["t"] for run in runs]
            self.assertAlmostEqual(study.mean["t"][i, j], numpy.mean(times), places=9)
            self.assertAlmostEqual(study.sd["t"][i, j], numpy.std(times), places=9)
            self.assertAlmostEqual(study.min["t"][i, j], min(times), places=9)
            self.assertAlmostEqual(study.max["t"][i, j], max(times), places=9)
        self.assertEqual(list(study.axes), ["e", "k"])
        numpy.testing.assert_array_equal(study.axes["e"], e)
        numpy.testing.assert_array_equal(study.axes["k"], k)
        numpy.testing.assert_array_equal(study.over, u4)

    def test_a_study_has_the_usual_measure(self):
        usual = talweg.system("rover").study_measures[0]
        self.assertEqual(list(talweg.study("rover", axes={"e": [0.5]}, over={"u4": [3]}).mean), [usual])

    def test_what_is_not_known_has_the_last_axes(self):
        over = {"u4": "5:15:1"}
        known = talweg.study("rover", axes={"b": [1, 2], "e": [0.7, 0.8, 0.9]}, over=over)
        study = talweg.study("rover", axes={"b": [1, 2]}, unknown={"e": "0.7:0.9:0.1"}, over=over)
        self.assertEqual(study.percentage.shape, (2, 3))
        numpy.testing.assert_array_equal(study.percentage, known.percentage)
        least = study.percentage.min(axis=-1)
        numpy.testing.assert_array_equal(least, [min(row) for row in known.percentage.tolist()])
        with self.assertRaisesRegex(ValueError, "is unknown, so designs cannot be evaluated over it"):
            talweg.study("rover", axes={"b": [1]}, unknown={"u4": [5, 6]}, over=over)

    def test_what_is_wrong_is_a_value_error(self):
        for bad in [dict(over={}), dict(over={"u4": "1", "e": "1"}), dict(axes={"e": "1:0:x"}, over={"u4": "1"}),
                    dict(axes={"e": []}, over={"u4": "1"}), dict(over={"u4": "1"}, measures=["width"])]:
            with self.subTest(bad), self.assertRaises(ValueError):
                talweg.study("rover", **bad)


class RandomRuns(unittest.TestCase):
    def test_draws_are_as_asked(self):
        """Mean and deviation within four standard errors; ties hold to rounding."""
        runs = 20_000
        found = talweg.monte_carlo("rover", draw={"e": "normal:0.8:0.02", "mu": "uniform:0.6:0.8"},
                                   ties={"mu_k": "0.8*mu"}, runs=runs, inputs={**VALLEY, "u4": 3})
        e = found.inputs["e"]
        self.assertLess(abs(e.mean() - 0.8), 4 * 0.02 / math.sqrt(runs))
        self.assertLess(abs(e.std() - 0.02), 4 * 0.02 / math.sqrt(2 * runs))
        numpy.testing.assert_allclose(found.inputs["mu_k"], 0.8 * found.inputs["mu"], rtol=1e-15)
        self.assertAlmostEqual(found.percentage, 100 * found.success.mean(), places=9)
        low, high = found.interval
        self.assertTrue(low <= found.percentage <= high)
        i = 123
        one = talweg.run("rover", {**VALLEY, "u4": 3, **{id: drawn[i] for id, drawn in found.inputs.items()}})
        self.assertAlmostEqual(one.measures["height"], found.values["height"][i], places=9)

    def test_diagnostics_are_those_of_the_command(self):
        """Half a second decides no run, and a third of the distribution lies below the grid."""
        study = talweg.study("rover", axes={"e": [0.8, 0.9]}, over={"u4": "5:15:1"}, likely="uniform:0:15",
                             measures=["height"], t_end=0.5)
        self.assertEqual([one["id"] for one in study.diagnostics], ["outside", "undecided"])
        self.assertIn("33.3 % of the distribution", study.diagnostics[0]["sentence"])
        found = talweg.monte_carlo("rover", draw={"u4": "±5%"}, runs=64, t_end=0.5)
        self.assertIn("undecided", [one["id"] for one in found.diagnostics])
        self.assertIn("Undecided runs: 64 of 64.", found.diagnostics[-1]["sentence"])

    def test_draws_are_correlated_as_asked(self):
        """Spearman's coefficient, within four standard errors."""
        found = talweg.monte_carlo("rover", draw={"e": "uniform:0.6:0.9", "mu": "uniform:0.6:0.8"},
                                   correlations={("e", "mu"): 0.8}, runs=4000, u4=3)
        ranks = [numpy.argsort(numpy.argsort(found.inputs[id])) for id in ("e", "mu")]
        self.assertLess(abs(numpy.corrcoef(*ranks)[0, 1] - 0.8), 4 / math.sqrt(4000))

    def test_sobol_points_fill_evenly(self):
        """As many values in each of eight equal parts."""
        found = talweg.monte_carlo("rover", draw={"e": "uniform:0:1", "mu": "uniform:0.5:1", "u4": "uniform:2:4"},
                                   runs=1024, sobol=True)
        parts = numpy.floor(found.inputs["e"] * 8).astype(int)
        self.assertEqual(set(numpy.bincount(parts, minlength=8)), {len(parts) // 8})

    def test_a_seed_is_a_result(self):
        draw = {"e": "±5%", "beta": "±5%"}
        first, again = (talweg.monte_carlo("rover", draw=draw, seed=7, threads=n, runs=2000) for n in (1, 2))
        other = talweg.monte_carlo("rover", draw=draw, seed=8, runs=2000)
        self.assertTrue(numpy.array_equal(first.values["height"], again.values["height"]))
        self.assertFalse(numpy.array_equal(first.values["height"], other.values["height"]))

    def test_what_is_wrong_is_a_value_error(self):
        for bad in [dict(draw={}), dict(draw={"e": "bell:1"}), dict(draw={"e": "±5%"}, confidence=2),
                    dict(draw={"e": "±5%"}, runs=1), dict(draw={"e": "±5%"}, ties={"e": "mu"})]:
            with self.subTest(bad), self.assertRaises(ValueError):
                talweg.monte_carlo("rover", **bad)


class Fits(unittest.TestCase):
    DROP = dict(terrain="flat", b=0.05, g=9.81, mu=0.5, mu_k=0.5)

    def drop(self, sigma=0.001):
        """A ball that falls from 1 m and bounces with e = 0.8, with noise from a fixed sequence."""
        random = numpy.random.default_rng(3)
        t = numpy.arange(0, 1.6, 1 / 240)
        first = math.sqrt(2 / 9.81)
        y = numpy.empty_like(t)
        for i, now in enumerate(t):
            since, speed = now - first, 0.8 * 9.81 * first
            y[i] = 1 - 9.81 * now * now / 2
            while since >= 2 * speed / 9.81:
                since -= 2 * speed / 9.81
                speed *= 0.8
            if since >= 0:
                y[i] = since * (speed - 9.81 * since / 2)
        return {"t": t, "y": 0.05 + y + sigma * random.standard_normal(len(t)), "sigma": sigma}

    def test_a_drop_gives_its_restitution(self):
        fit = talweg.fit(self.drop(), ["e"], **self.DROP)
        e = fit.parameters["e"]
        self.assertEqual(e["verdict"], "estimated")
        self.assertLess(abs(e["estimate"] - 0.8), 3 * e["sd"])
        self.assertAlmostEqual(e["half_width_95"] / e["sd"], 1.966, delta=0.005)
        self.assertLess(abs(fit.chi2_per_dof - 1), 0.25)
        self.assertEqual(len(fit.residuals["t"]), 384)
        self.assertLess(abs(fit.correlations[("e", "h0")]), 1)

    def test_a_run_with_the_values_is_the_fit(self):
        track = self.drop()
        fit = talweg.fit(track, ["e"], **self.DROP)
        run = talweg.run("rover", {**self.DROP, **fit.values})
        for i in (0, 100, 200, 383):
            residual = run.state(track["t"][i])["y"] - track["y"][i]
            self.assertAlmostEqual(residual, fit.residuals["y"][i], delta=1e-7)

    def test_stage_1_has_the_impacts(self):
        impacts = talweg.fit(self.drop(), ["e"], **self.DROP).impacts[0]
        self.assertAlmostEqual(impacts[0]["t"], math.sqrt(2 / 9.81), delta=0.001)
        self.assertAlmostEqual(impacts[0]["speed"], math.sqrt(2 * 9.81), delta=0.01)
        self.assertLess(abs(impacts[0]["e"] - 0.8), 4 * impacts[0]["e_sd"])
        # No flight is whole on both sides of one of the two impacts.
        self.assertEqual([impact["e_duration"] for impact in impacts], [None, None])

    def test_rolling_does_not_separate_inertia_and_resistance(self):
        g, slope, c_rr, k, b = 9.81, math.radians(8), 0.02, 0.4, 0.05
        along = (g * math.sin(slope) - c_rr * g * math.cos(slope)) / (1 + k)
        t = numpy.arange(0, 3, 1 / 60)
        s = 0.2 * t + along * t * t / 2
        track = {"t": t, "sigma": 0.003,
                 "x": s * math.cos(slope) + b * math.sin(slope), "y": b * math.cos(slope) - s * math.sin(slope)}
        fall = math.tan(slope)
        fit = talweg.fit(track, ["c_rr", "k"], known=["w"], terrain="profile", u3=-4, b=b, g=g, mu=0.5,
                         mu_k=0.5, profile=[[-10, 10 * fall], [100, -100 * fall]])
        self.assertEqual(fit.parameters["c_rr"]["verdict"], "not-separable")
        (only,) = fit.not_separable
        self.assertEqual(only["ids"], ["c_rr", "k"])
        self.assertAlmostEqual(only["acceleration"], along, delta=only["half_width_95"])

    def test_other_laws_are_tried(self):
        t, y, speed, now, rows = 0.0, 2.0, 0.0, 0.0, []
        for i in range(600):  # e = 12/(12 + v) with the speed v of each impact
            now = i / 240
            while speed * (now - t) - 9.81 * (now - t) ** 2 / 2 + y < 0:
                impact = math.sqrt(speed * speed + 2 * 9.81 * y)
                t, y, speed = t + (speed + impact) / 9.81, 0.0, 12 * impact / (12 + impact)
            rows.append((now, 0.05 + y + speed * (now - t) - 9.81 * (now - t) ** 2 / 2))
        noise = 0.001 * numpy.random.default_rng(5).standard_normal(len(rows))
        times, heights = numpy.array(rows).T
        fit = talweg.fit({"t": times, "y": heights + noise, "sigma": 0.001}, ["e"], **self.DROP)
        self.assertTrue(fit.refused)
        self.assertEqual([law["law"] for law in fit.other_laws], ["half-velocity", "pfeiffer"])
        self.assertAlmostEqual(fit.other_laws[0]["law_v"], 12, delta=0.01)
        self.assertLess(fit.other_laws[0]["chi2_per_dof"], 1.25)
        self.assertEqual(talweg.fit(self.drop(), ["e"], **self.DROP).other_laws, [])

    def test_only_the_exact_motion_is_fitted(self):
        with self.assertRaisesRegex(ValueError, "solver"):
            talweg.fit(self.drop(), ["e"], solver="adaptive", **self.DROP)

    def test_what_is_wrong_is_a_value_error(self):
        for tracks, free, message in (
            ({"t": [0, 1], "y": [0, 1]}, ["e"], "5 to 20000 samples"),
            ({"t": [0, 1, 2, 2, 3], "y": [0, 1, 2, 3, 4]}, ["e"], "must increase"),
            ({"t": [0, 1, 2, 3, 4]}, ["e"], "must have the same length"),
            ({"time": [0, 1, 2, 3, 4]}, ["e"], "no key"),
            (self.drop(), ["bounce"], "cannot be fitted"),
            ([], ["e"], "at least one track"),
            ({"t": [0, 1, 2, 3, 4], "y": [4, 3, 2, 1, 0]}, ["e", "g", "K"], "too few samples"),
        ):
            with self.assertRaisesRegex(ValueError, message):
                talweg.fit(tracks, free, **self.DROP)


class Page(unittest.TestCase):
    def test_the_example_of_the_help_runs(self):
        try:
            import matplotlib
        except ImportError:
            self.skipTest("no Matplotlib")
        page = pathlib.Path(__file__).parents[2] / "resources/help/python.md"
        example = re.search(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL).group(1)
        before = os.getcwd()
        with tempfile.TemporaryDirectory() as folder:
            os.chdir(folder)
            try:
                exec(compile(example, "python.md", "exec"), {})
                self.assertGreater(os.path.getsize("valley.png"), 10_000)
            finally:
                os.chdir(before)


if __name__ == "__main__":
    unittest.main()
