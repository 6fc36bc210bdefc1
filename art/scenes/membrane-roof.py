"""Flat TPO roof: thin modules bonded to a low aluminium sub-structure, a walkway between rows."""
import math
import pathlib
import random
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from bpy import context  # noqa: E402

from library import buildings, camera, foliage, geometry, light, materials, module, props, roofs, scene, world  # noqa: E402

WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE = 1600, 900, 16, 7, -2.9
ROOF = (-14.0, 22.0, -4.0, 30.0)          # left, right, front, back of the membrane
LEVEL = 11.0                              # height of the roof above the street
TILT, LOW = 7.0, 0.075                    # of the modules in degrees; height of their lower rail
ROWS, COLUMNS, ROW_PITCH = 14, 6, 1.95
HAZE = 3600.0


def build(seed):
    dice = random.Random(seed)
    buildings.fewer_bounces()
    light.daylight(elevation=15.0, azimuth=-122.0, dust=0.9, clouds=0.5, seed=seed)
    left, right, front, back = ROOF
    before = set(context.scene.objects)
    roofs.membrane(right - left, back - front, seed=seed)
    geometry.group("membrane", [e for e in context.scene.objects if e not in before], (left, front, LEVEL))
    for block in (-1, 1):
        # Two fields with a walkway between them; the camera stands in the walkway.
        start = 0.75 if block > 0 else -0.75 - COLUMNS * 2.265
        field(start, dice)
    parapet()
    equipment(dice)
    surroundings(dice)
    camera.place((-0.45, -1.75, LEVEL + 1.06), (1.60, 2.9, LEVEL + 0.24), lens=25, focus=(1.0, 0.6, LEVEL + 0.15), aperture=10.0)


def field(start, dice):
    """Every module lies with its long side along the row and rises away from the viewer."""
    sheet = module.make("smf-520", backsheet="white", dust=0.05)
    sheet.hide_render = True
    tilt, width = math.radians(TILT), 1.196
    run = 2.265 * COLUMNS
    rail, inset = buildings.hat_rail(run + 0.11), 0.19
    low, high = buildings.support(LOW - 0.0155, tilt), buildings.support(LOW + (width - 2 * inset) * math.sin(tilt) - 0.0155, tilt)
    for pattern in (rail, low, high):
        pattern.hide_render = True
    for row in range(ROWS):
        front = row * ROW_PITCH
        for side, foot in ((-1, low), (1, high)):
            offset = side * (width / 2 - inset)
            y = front + width / 2 + offset * math.cos(tilt)
            rail_z = LOW + (offset + width / 2 - inset) * math.sin(tilt)
            geometry.instance(rail, (start + run / 2, y, LEVEL + rail_z), (0, -tilt, math.pi / 2))
            for index in range(COLUMNS * 2 + 1):
                x = start + 0.24 + index * (run - 0.48) / (COLUMNS * 2)
                geometry.instance(foot, (x, y, LEVEL + dice.uniform(0, 0.0008)), (0, 0, math.pi / 2 + dice.uniform(-0.02, 0.02)))
        lift = LOW + 0.0306 + (width / 2 - inset) * math.sin(tilt)
        for column in range(COLUMNS):
            x = start + (column + 0.5) * 2.265
            geometry.instance(sheet, (x + dice.uniform(-0.003, 0.003), front + width / 2, LEVEL + lift + dice.uniform(0, 0.0008)),
                              (0, -tilt + dice.uniform(-8e-4, 8e-4), math.pi / 2))


def parapet():
    left, right, front, back = ROOF
    skin, cap = materials.membrane(), materials.aluminium(0.42)
    for x, y, wide, deep in ((left, (front + back) / 2, 0.3, back - front), (right, (front + back) / 2, 0.3, back - front),
                             ((left + right) / 2, back, right - left + 0.3, 0.3)):
        geometry.box("upstand", (wide, deep, 0.42), skin, (x, y, LEVEL + 0.21), bevel=0.02)
        pieces = max(1, round(max(wide, deep) / 3.0))
        for index in range(pieces):
            share = (index + 0.5) / pieces - 0.5
            size = (wide + 0.10, deep / pieces - 0.006, 0.03) if deep > wide else (wide / pieces - 0.006, deep + 0.10, 0.03)
            spot = (x, y + share * deep) if deep > wide else (x + share * wide, y)
            geometry.box("coping", size, cap, (*spot, LEVEL + 0.435), bevel=0.006)
    props.railing([(left + 0.4, back - 0.5, LEVEL), (right - 0.4, back - 0.5, LEVEL)], kick=False)
    geometry.box("house", (right - left - 0.2, back - front - 0.2, LEVEL - 0.1), materials.plaster(), ((left + right) / 2, (front + back) / 2, LEVEL / 2 - 0.06))


def equipment(dice):
    """What stands on every flat roof; also a cable tray along the walkway."""
    buildings.roof_unit(location=(17.6, 8.5, LEVEL), turn=math.pi / 2)
    buildings.roof_unit((3.2, 1.7, 1.7), location=(17.9, 16.5, LEVEL), turn=math.pi / 2)
    for x, y in ((0.32, 19.0), (-0.3, 9.7), (16.2, 3.2)):
        props.vent((x, y, LEVEL), dice.uniform(0.45, 0.7), 0.11)
    metal = materials.galvanised()
    tray = [(-0.10, 0.06), (-0.10, 0.0), (0.10, 0.0), (0.10, 0.06), (0.097, 0.06), (0.097, 0.003), (-0.097, 0.003), (-0.097, 0.06)]
    geometry.extrude("tray", tray, geometry.straight((0.42, -1.0, LEVEL + 0.075), (0.42, 28.0, LEVEL + 0.075), (1, 0, 0)), metal, 20, True)
    block = materials.rubber()
    for index in range(20):
        geometry.box("tray foot", (0.30, 0.09, 0.065), block, (0.42, -0.6 + index * 1.5, LEVEL + 0.040), (0, 0, dice.uniform(-0.05, 0.05)), 0.008)
    for lane in range(4):
        points = [(0.36 + lane * 0.035 + dice.uniform(-0.01, 0.01), -1.0 + s * 2.9, LEVEL + 0.083) for s in range(11)]
        geometry.tube("cable", points, 0.0045, block, smooth=True)


def surroundings(dice):
    world.plain(-0.1, 9000, materials.ground((0.075, 0.088, 0.035), HAZE))
    for index, (x, y, wide, deep, tall, floors) in enumerate(((-34, 66, 26, 16, 15, 4), (4, 78, 30, 16, 13.5, 4), (44, 70, 24, 18, 19, 6),
                                                              (78, 84, 30, 16, 14, 4), (-80, 100, 34, 18, 17, 5), (24, 140, 30, 16, 24, 7))):
        color = dice.choice([(0.60, 0.57, 0.51), (0.50, 0.42, 0.33), (0.42, 0.26, 0.19), (0.64, 0.63, 0.60), (0.36, 0.38, 0.39)])
        world.building((wide, deep, tall), floors, color, "flat" if index % 3 else "gable", (x, y, 0), dice.uniform(-0.12, 0.12), HAZE, 1.3, 2.9, index)
    kinds = foliage.grove(5, 5, 11.5, HAZE, 1500, conifers=1)
    for center, width, depth, count in (((0, 48), 150, 8, 26), ((20, 105), 320, 30, 90), ((0, 230), 800, 120, 360), ((60, 520), 1400, 200, 600)):
        world.tree_line(center, width, depth, count, dice.randint(0, 999), kinds, haze=HAZE)
    world.village((40, 330), 22, (620, 120), 4, HAZE)
    world.hills(2100, -95, 100, 150, 4, HAZE)
    world.hills(4600, -95, 110, 360, 6, HAZE)


scene.render(build, "membrane-roof", WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE, warmth=0.12)
