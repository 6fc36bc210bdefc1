"""Studio: the balcony kit: module, hooks, small inverter, cable and plug."""
import math
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from library import camera, geometry, light, materials, module, scene, studio  # noqa: E402

WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE = 2400, 1350, 32, 2, 0.1
LEAN = 17.0                  # degrees from upright


def build(seed):
    lamps = light.studio((0, 0, 0.4), power=1.05, ambient=0.14)
    studio.aim(lamps["key"], (-2.9, -1.3, 2.6), (0, -0.2, 0.3))
    studio.aim(lamps["rim"], (1.6, 2.6, 2.6), (0, 0, 0.6))
    lamps["rim"].data.energy = 70
    lamps["fill"].data.energy = 12
    light.panel("sheen", (1.9, -2.4, 2.2), (0, 0, 0.5), (1.0, 1.6), 46, (0.95, 0.97, 1.0))
    studio.cove((0.50, 0.495, 0.48), far=2.3)
    sheet = module.make("balcony", backsheet="white", dust=0.0, gloss=0.34)
    angle = math.radians(LEAN)
    carrier = geometry.group("module", [sheet], rotation=(math.radians(90) - angle, 0, 0))
    sheet.rotation_euler = (0, 0, math.pi / 2)
    carrier.location = (0.18, 0.10, 0.58 * math.cos(angle) + 0.0005)
    geometry.box("block", (0.9, 0.25, 0.72), materials.wood((0.34, 0.25, 0.15)), (0.32, 0.10 + 0.58 * math.sin(angle) * 0.30 + 0.14, 0.36), bevel=0.006)
    kit()
    # Room around the kit: pages crop to 3:2 on phones, and to 21:10 in wide windows.
    camera.place((-0.85, -2.85, 1.22), (0.05, -0.20, 0.44), lens=31, focus=(-0.15, -0.40, 0.2), aperture=10.0)


def kit():
    """Small parts in front, laid out as one would check them before fitting."""
    studio.inverter((-0.42, -0.52, 0.0), 0.22)
    # The hooks lie on their flat side, not quite parallel.
    for index, (x, y, turn) in enumerate(((0.38, -0.80, 0.35), (0.43, -0.655, 0.42), (0.47, -0.515, 0.30), (0.53, -0.37, 0.47))):
        studio.railing_hook((x, y, 0.0155), (0, math.pi / 2, turn))
    cable_loops()
    studio.earthed_plug((0.115, -0.815, 0.0), -0.35)
    # Module leads hang from behind the lower corner and reach towards the inverter.
    studio.cable([(-0.62, 0.02, 0.05), (-0.68, -0.08, 0.006), (-0.66, -0.24, 0.0045), (-0.60, -0.36, 0.0045)], 0.0029)
    studio.connector((-0.60, -0.36, 0.0095), -1.2)
    studio.cable([(-0.55, 0.03, 0.06), (-0.60, -0.06, 0.006), (-0.58, -0.20, 0.0045), (-0.535, -0.27, 0.0045)], 0.0029)
    studio.connector((-0.535, -0.27, 0.0095), -0.9, pin=False)


def cable_loops():
    """Five turns of mains cable, loosely coiled: radius and height differ from turn to turn."""
    points = [(-0.335, -0.62, 0.012), (-0.30, -0.70, 0.005)]
    for step in range(5 * 8 + 3):
        angle = 2.6 + step * math.pi / 4
        turn = step / 8
        radius = 0.098 + 0.011 * math.sin(turn * 2.4) + 0.006 * math.sin(step * 1.9)
        points.append((-0.06 + math.cos(angle) * radius * 1.12, -0.66 + math.sin(angle) * radius, 0.0042 + 0.0062 * min(turn, 4.2) * (0.6 + 0.25 * math.sin(step * 0.8))))
    points += [(0.055, -0.74, 0.010), (0.085, -0.805, 0.0185), (0.100, -0.8095, 0.0190)]
    studio.cable(points, 0.0038)


scene.render(build, "studio-balcony-kit", WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE, look="Medium High Contrast", bloom=0.02)
