"""Dragonfly modules clamped to the standing seams of a metal roof, seen from the ridge."""
import math
import pathlib
import random
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from bpy import context  # noqa: E402
from mathutils import Matrix, Vector  # noqa: E402

from library import buildings, camera, foliage, geometry, light, materials, module, scene, world  # noqa: E402

WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE = 2400, 1350, 9, 5, -2.9
SLOPE, RIDGE, LENGTH = 6.0, 8.6, 9.2      # degrees, height and length of the slope in metres
PITCH, PANS, FIRST = 0.61, 26, -6         # pans carry a module in pairs; seams left of the modules
FROM_RIDGE = 0.95                         # first row of modules
HAZE = 4200.0
ON_ROOF = Matrix.Translation((0, 0, RIDGE)) @ Matrix.Rotation(-math.radians(SLOPE), 4, "X")


def build(seed):
    dice = random.Random(seed)
    buildings.fewer_bounces()
    light.daylight(elevation=15.0, azimuth=-112.0, dust=0.8, clouds=0.45, seed=seed)
    before = set(context.scene.objects)
    seams = buildings.seam_roof(PANS, LENGTH, PITCH, seed, start=FIRST * PITCH)
    modules(seams, dice)
    eaves(seams)
    roof = [entity for entity in context.scene.objects if entity not in before]
    geometry.group("roof", roof, (0, 0, RIDGE), (-math.radians(SLOPE), 0, 0))
    surroundings(dice)
    camera.place(ON_ROOF @ Vector((-1.30, 0.20, 0.80)), ON_ROOF @ Vector((0.62, 2.70, 0.27)), lens=29,
                 focus=ON_ROOF @ Vector((0.0, 1.30, 0.08)), aperture=11.0)


def modules(seams, dice):
    """Clamps sit on every second seam, 0.35 m from the ends of the modules."""
    sheet = module.make("dragonfly-520", backsheet="white", dust=0.02)
    middle, end = buildings.seam_clamp("middle"), buildings.seam_clamp("end")
    for pattern in (sheet, middle, end):
        pattern.hide_render = True
    pitch_y, columns, rows = 2.245 + 0.024, 7, 3
    for row in range(rows):
        y = FROM_RIDGE + 1.1225 + row * pitch_y
        for column in range(columns):
            x = (column * 2 + 1) * PITCH
            geometry.instance(sheet, (x + dice.uniform(-0.001, 0.001), y + dice.uniform(-0.002, 0.002), buildings.FRAMED_REST),
                              (0, 0, dice.uniform(-4e-4, 4e-4)))
        for column in range(columns + 1):
            for side in (-1, 1):
                place = (column * 2 * PITCH, y + side * 0.7725 + dice.uniform(-0.012, 0.012), 0)
                if column == 0:
                    geometry.instance(end, place)
                else:
                    geometry.instance(middle, place)
    cable = materials.rubber()
    # The string cable leaves under the first module and runs along the seam to the ridge.
    points = [(0.10, 1.35, 0.035), (0.06, 1.10, 0.010), (0.045, 0.80, 0.008), (0.055, 0.40, 0.009), (0.04, -0.1, 0.012)]
    geometry.tube("cable", points, 0.0031, cable, smooth=True)
    geometry.tube("cable", [(x + 0.011 + 0.004 * math.sin(y * 9), y, z) for x, y, z in points], 0.0031, cable, smooth=True)


def eaves(seams):
    """Snow guard, gutter and the wall below, so that the roof ends in something."""
    metal, pipe = materials.zinc((0.34, 0.36, 0.38)), materials.galvanised()
    left, right = seams[0], seams[-1]
    for lift in (0.085, 0.155):
        geometry.tube("snow guard", [(left, LENGTH - 0.7, lift), (right, LENGTH - 0.7, lift)], 0.016, pipe)
    for x in seams[::2]:
        geometry.box("guard foot", (0.05, 0.05, 0.15), pipe, (x, LENGTH - 0.7, 0.105), bevel=0.004)
    trough = [(0.085 * math.cos(a), 0.09 * math.sin(a)) for a in [math.pi + math.pi * i / 12 for i in range(13)]]
    geometry.extrude("gutter", trough, geometry.straight((left, LENGTH + 0.10, -0.02), (right, LENGTH + 0.10, -0.02), (0, 1, 0)), metal)
    verge = [(-0.06, 0.052), (0.012, 0.056), (0.012, -0.16), (0.004, -0.16), (0.004, 0.0), (-0.06, 0.0)]
    geometry.extrude("verge", [(-a, u) for a, u in verge], geometry.straight((left, 0, 0), (left, LENGTH, 0), (1, 0, 0)), metal, 25, True)


def surroundings(dice):
    foot = RIDGE - LENGTH * math.sin(math.radians(SLOPE))
    geometry.box("hall", (PANS * PITCH - 0.5, LENGTH - 0.4, foot - 0.2), materials.plaster(), ((FIRST + PANS / 2) * PITCH, LENGTH / 2, foot / 2 - 0.1))
    world.plain(-0.1, 9000, materials.ground((0.070, 0.078, 0.038), HAZE))
    kinds = foliage.grove(5, 5, 9.5, HAZE, 1700, conifers=2)
    world.village((10, 42), 9, (150, 20), 4, HAZE, 0, 0.10)
    world.village((-10, 84), 11, (230, 36), 9, HAZE, 0, -0.08)
    world.village((70, 210), 20, (320, 90), 7, HAZE)
    tower = world.building((5.5, 5.5, 17), 4, (0.66, 0.63, 0.57), "gable", (-26, 175, 0), 0.2, HAZE, 0.6, 4.0)
    geometry.cylinder("spire", 3.6, 11, materials.paint("slate", (0.05, 0.05, 0.055), 0.6, haze=HAZE), (-26, 175, 17.5), top_radius=0.05, sides=8)
    for center, width, depth, count in (((20, 60), 170, 10, 30), ((-40, 108), 260, 30, 70), ((60, 160), 420, 90, 170),
                                        ((0, 330), 900, 120, 420), ((200, 620), 1500, 200, 700)):
        world.tree_line(center, width, depth, count, dice.randint(0, 999), kinds, haze=HAZE)
    world.hills(1900, -95, 95, 150, 3, HAZE)
    world.hills(4200, -100, 105, 340, 6, HAZE)
    world.hills(7200, -100, 105, 640, 8, HAZE)


scene.render(build, "standing-seam-clamps", WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE, warmth=0.15)
