"""Worn flat-roof membrane after rain, close: a welded seam, a puddle, leaves, the corner of a module on its sub-structure."""
import pathlib
import random
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from bpy import context  # noqa: E402

from library import buildings, camera, foliage, geometry, light, materials, module, roofs, scene, weather, world  # noqa: E402

WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE = 1600, 900, 20, 11, -3.05
LEVEL = 9.0                                # of the roof above the ground
STRIP = 1.5                                # width of a sheet of membrane
ROOF = (-12.0, 16.5, -2.0, 13.0)             # left, right, front, back
PUDDLE = ((-0.50, 1.52), (0.46, 0.85))     # middle and half axes
CORNER = (0.34, 0.62)                      # the module's near left corner
LOW = 0.075                                # of the rails above the membrane
HAZE = 2200.0


def build(seed):
    dice = random.Random(seed)
    light.daylight(elevation=22.0, azimuth=-30.0, air=1.2, dust=1.8, clouds=1.0, seed=seed)
    weather.overcast()
    left, right, front, back = ROOF
    skin = weather.wet_membrane([left + i * STRIP + 0.08 for i in range(19)], PUDDLE, (0.36, 0.36, 0.345))
    before = set(context.scene.objects)
    roofs.membrane(right - left, back - front, skin, STRIP, seed)
    geometry.group("membrane", [e for e in context.scene.objects if e not in before], (left, front, LEVEL))
    sheet = module.make("smf-520", backsheet="white", box="front", dust=0.14)
    sheet.location = (CORNER[0] + 0.598, CORNER[1] + 1.1225, LEVEL + LOW + 0.0306)
    rail, foot = buildings.hat_rail(4.6), buildings.support(LOW - 0.0155)
    for pattern in (rail, foot):
        pattern.hide_render = True
    for x in (CORNER[0] + 0.19, CORNER[0] + 1.006):
        geometry.instance(rail, (x, CORNER[1] + 2.23, LEVEL + LOW))
        for index in range(5):
            geometry.instance(foot, (x, CORNER[1] + 0.12 + index * 1.05, LEVEL + dice.uniform(0, 0.0008)), (0, 0, dice.uniform(-0.02, 0.02)))
    cable = [(CORNER[0] + 0.55, CORNER[1] + 2.24, LOW + 0.036), (CORNER[0] + 0.4, CORNER[1] + 2.33, 0.06), (CORNER[0] + 0.2, CORNER[1] + 2.36, 0.010), (CORNER[0] + 0.02, CORNER[1] + 2.3, 0.010),
             (CORNER[0] - 0.10, CORNER[1] + 1.7, 0.010), (CORNER[0] - 0.07, CORNER[1] + 0.9, 0.010), (CORNER[0] - 0.13, CORNER[1] + 0.1, 0.010),
             (CORNER[0] - 0.05, CORNER[1] - 1.2, 0.010)]
    geometry.tube("cable", [(x, y, LEVEL + z) for x, y, z in cable], 0.0029, materials.rubber(), smooth=True)
    spots = [(dice.gauss(-0.25, 0.35), dice.gauss(1.2, 0.5)) for _ in range(9)] + [(CORNER[0] - 0.12, CORNER[1] + 0.05)]
    weather.fallen_leaves(spots, seed, LEVEL + 0.004)
    weather.fallen_leaves([(CORNER[0] + 0.3, CORNER[1] + 0.35)], seed, LEVEL + LOW + 0.035)
    coat, cap = materials.membrane((0.42, 0.42, 0.40)), materials.galvanised()
    geometry.box("upstand", (right - left, 0.3, 0.36), coat, ((left + right) / 2, back, LEVEL + 0.18), bevel=0.02)
    for index in range(10):
        geometry.box("coping", (2.994, 0.4, 0.03), cap, (left + 1.5 + index * 3, back, LEVEL + 0.375), bevel=0.006)
    world.plain(-0.1, 9000, materials.ground((0.07, 0.08, 0.04), HAZE))
    kinds = foliage.grove(5, 5, 11.5, HAZE, 1500, conifers=1)
    world.tree_line((0, 60), 160, 20, 50, seed, kinds, haze=HAZE)
    world.hills(2100, -95, 100, 150, 4, HAZE)
    camera.place((-0.40, -0.50, LEVEL + 0.42), (0.10, 1.3, LEVEL + 0.02), lens=28, focus=(CORNER[0], CORNER[1], LEVEL), aperture=8.0)


scene.render(build, "membrane-seam", WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE)
