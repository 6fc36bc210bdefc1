"""Flat TPO roof: thin modules bonded to a low aluminium sub-structure that stands on mats, a walkway with a cable tray between two fields."""
import math
import pathlib
import random
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from bpy import context  # noqa: E402

from library import buildings, camera, flat_roofs, foliage, geometry, light, materials, module, neighbours, props, roofs, scene, street, weather, world  # noqa: E402

WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE = 1600, 900, 20, 7, -2.9
ROOF = (-14.0, 22.0, -4.0, 30.0)          # left, right, front, back of the membrane
STRIP = 1.5                               # width of a sheet of membrane
LEVEL = 11.0                              # height of the roof above the street
TILT, LOW = math.radians(7.0), 0.105      # of the modules; height of their low edge
INSETS = (0.19, 1.006)                    # of the rails from the low edge
ROWS, COLUMNS, ROW_PITCH, PITCH = 14, 6, 1.95, 2.265
PONDS = (((2.3, -0.15), (1.35, 0.60)), ((-0.25, 1.35), (0.42, 0.75)), ((-0.20, 6.4), (0.50, 1.5)), ((5.6, -0.9), (1.3, 0.7)))
HAZE = 3200.0


def build(seed):
    dice = random.Random(seed)
    buildings.fewer_bounces()
    light.daylight(elevation=18.0, azimuth=-122.0, dust=0.9, clouds=0.75, seed=seed)
    # Joining parts takes longer the more there is: what is made of many comes first.
    town(dice, seed)
    parapet()
    equipment(dice)
    landscape(dice)
    left, right, front, back = ROOF
    before = set(context.scene.objects)
    roofs.membrane(right - left, back - front, weather.used_membrane(PONDS, strip=STRIP, origin=left + 0.08), STRIP, seed)
    geometry.group("membrane", [e for e in context.scene.objects if e not in before], (left, front, LEVEL))
    patterns = field_patterns()
    for block in (-1, 1):
        # Two fields with a walkway between them; the camera stands in the walkway.
        field(0.75 if block > 0 else -0.75 - COLUMNS * PITCH, patterns, dice)
    flat_roofs.walkway((-0.12, -3.2, LEVEL + 0.0065), 26, seed=seed)
    flat_roofs.tray(0.44, -1.9, 28.0, LEVEL + 0.003, seed)
    traces(dice, seed)
    camera.place((-0.45, -1.75, LEVEL + 1.12), (1.60, 2.9, LEVEL + 0.26), lens=25, focus=(1.0, 0.6, LEVEL + 0.15), aperture=10.0)


def field_patterns():
    """What is copied over both fields: modules as dusty as their neighbours leave them, rails with caps, stands, ballast."""
    patterns = {"rail": buildings.hat_rail(PITCH * COLUMNS + 0.11), "cap": flat_roofs.rail_cap(), "stand": flat_roofs.stand(TILT, LOW, INSETS, 1.62, plugs=True), "trough": flat_roofs.ballast_tray(), "ballast": flat_roofs.ballast()}
    sheets = [module.make("smf-520", backsheet="white", dust=dust, gloss=gloss) for dust, gloss in ((0.06, 0.38), (0.10, 0.40), (0.15, 0.43))]
    for pattern in (*patterns.values(), *sheets):
        pattern.hide_render = True
    return {**patterns, "sheets": sheets}


def field(start, patterns, dice):
    """Every module lies with its long side along the row and rises away from the viewer."""
    run, quarter = PITCH * COLUMNS, math.pi / 2
    for row in range(ROWS):
        front = row * ROW_PITCH
        for inset in INSETS:
            y, z = front + inset * math.cos(TILT), LEVEL + LOW + inset * math.sin(TILT) - 0.0306
            shift = dice.uniform(-0.012, 0.012)
            geometry.instance(patterns["rail"], (start + run / 2 + shift, y, z), (0, -TILT, quarter))
            for side in (-1, 1):
                geometry.instance(patterns["cap"], (start + run / 2 + shift + side * (run / 2 + 0.057), y, z), (0, -TILT, quarter))
        for index in range(COLUMNS * 2 + 1):
            x = start + 0.02 + index * (run - 0.04) / (COLUMNS * 2)
            geometry.instance(patterns["stand"], (x, front, LEVEL + 0.006), (0, 0, quarter + dice.uniform(-0.006, 0.006)))
            if index % 2 == 0 and index < COLUMNS * 2:
                # Ballast lies behind the row, in a trough over two profiles.
                middle = x + (run - 0.04) / (COLUMNS * 4)
                geometry.instance(patterns["trough"], (middle, front + 1.40, LEVEL + 0.059), (0, 0, quarter))
                for place in dice.sample((-0.41, 0.0, 0.41), dice.choice((2, 3))):
                    geometry.instance(patterns["ballast"], (middle + place + dice.uniform(-0.006, 0.006), front + 1.40, LEVEL + 0.1015), (0, 0, quarter + dice.uniform(-0.012, 0.012)))
        for column in range(COLUMNS):
            x = start + (column + 0.5) * PITCH
            geometry.instance(dice.choice(patterns["sheets"]), (x + dice.uniform(-0.004, 0.004), front + 0.598 * math.cos(TILT), LEVEL + LOW + 0.598 * math.sin(TILT) + dice.uniform(0, 0.0008)),
                              (dice.uniform(-12e-4, 12e-4), -TILT + dice.uniform(-26e-4, 26e-4), quarter + dice.uniform(-4e-4, 4e-4)))


def traces(dice, seed):
    """Boots, birds and last autumn's leaves."""
    flat_roofs.steps(((0.20, -1.2), (-0.05, 1.5), (-0.55, 2.6)), LEVEL + 0.0105, seed)
    flat_roofs.steps(((4.2, -0.7), (2.2, -0.45), (1.0, -1.1)), LEVEL + 0.0068, seed + 1)
    flat_roofs.steps(((-0.52, -0.5), (-0.50, 3.9)), LEVEL + 0.0068, seed + 2)
    bird = flat_roofs.dropping()
    for x, down in ((1.62, 0.30), (2.35, 0.74), (3.9, 0.22), (-1.3, 0.52), (1.9, 2.55), (4.4, 2.3), (0.98, 0.92)):
        row, inside = divmod(down, ROW_PITCH)
        geometry.instance(bird, (x, row * ROW_PITCH + inside * math.cos(TILT), LEVEL + LOW + inside * math.sin(TILT) + 0.0030), (TILT, 0, dice.uniform(0, 6.28)), dice.uniform(0.5, 1.0))
    mats = [(0.77 + dice.gauss(0, 0.05), row * ROW_PITCH + inset + dice.choice((-0.14, 0.14)) + dice.gauss(0, 0.03)) for row in range(3) for inset in INSETS for _ in range(4)]
    below = [(0.27 + abs(dice.gauss(0, 0.06)), dice.uniform(-0.7, 8.0)) for _ in range(26)] + [(0.60 + dice.gauss(0, 0.03), dice.uniform(-0.5, 6.0)) for _ in range(14)]
    alone = [(dice.uniform(-0.6, 0.2), dice.uniform(-0.4, 7)) for _ in range(13)] + [(dice.gauss(2.3, 0.7), dice.gauss(-0.25, 0.30)) for _ in range(7)]
    weather.fallen_leaves(mats + below + alone, seed, LEVEL + 0.013, (6, 14))
    weather.fallen_leaves([(1.35, 0.16), (2.74, 0.06)], seed + 4, LEVEL + LOW + 0.018)
    weather.fallen_leaves([(dice.uniform(-9, 14), ROOF[3] - 0.25 - abs(dice.gauss(0, 0.12))) for _ in range(60)], seed + 5, LEVEL + 0.012, (2, 5))


def parapet():
    left, right, front, back = ROOF
    skin, cap = materials.membrane((0.40, 0.40, 0.385)), materials.aluminium(0.42)
    for x, y, wide, deep in ((left, (front + back) / 2, 0.3, back - front), (right, (front + back) / 2, 0.3, back - front), ((left + right) / 2, back, right - left + 0.3, 0.3)):
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
    """What stands on every flat roof."""
    buildings.roof_unit(color=(0.34, 0.345, 0.345), location=(17.4, 14.0, LEVEL), turn=math.pi / 2)
    buildings.roof_unit((3.2, 1.7, 1.7), (0.30, 0.315, 0.32), location=(17.7, 22.5, LEVEL), turn=math.pi / 2)
    props.rooflight(1.3, 1.9, (16.6, 18.4, LEVEL), 0.02)
    for x, y in ((-0.53, 9.42), (-0.55, 19.15), (16.2, 10.6), (15.7, 25.2)):
        props.vent((x, y, LEVEL), dice.uniform(0.45, 0.7), 0.10)


def town(dice, seed):
    """Opposite, a row of town houses; right of it a block of flats, then houses again."""
    tones = [(0.50, 0.45, 0.36), (0.40, 0.42, 0.42), (0.52, 0.50, 0.46), (0.44, 0.30, 0.22), (0.50, 0.44, 0.30), (0.46, 0.38, 0.33)]
    windows = street.casements()
    for start, y, turn, plan in (((-47.0), 60.0, 0.10, ((10.5, 4), (9.0, 5), (12.0, 4), (8.0, 4), (9.5, 5))), (52.0, 62.0, -0.16, ((11.0, 4), (9.0, 5), (12.5, 4), (10.0, 4)))):
        x = 0.0
        for index, (width, floors) in enumerate(plan):
            place = (start + x * math.cos(turn), y + x * math.sin(turn), 0)
            number = 40 + index + int(start)
            street.front(width, floors, tones[(index + (start > 0) * 2) % len(tones)], number, windows, place, turn, shop=False, lit=0.0, dress=index)
            neighbours.roofscape(width, 3.9 + (floors - 1) * 3.15, place, turn, number, HAZE)
            x += width
    neighbours.block(27.0, 12.0, 6, (0.33, 0.315, 0.28), (15.0, 72.0), -0.10, seed, HAZE)
    neighbours.block(24.0, 12.0, 5, (0.46, 0.38, 0.29), (-4.0, 96.0), 0.16, seed + 1, HAZE)
    kinds = neighbours.leafy_kinds(70, 3, 15.0, HAZE, 95000, leaf=0.0112)
    spots = [(x + dice.gauss(0, 0.8), 47 + dice.gauss(0, 1.5)) for x in (-41, -34, -29, -20.5, -6.5, -1.0, 4.0, 9.5, 33, 38, 43.5, 49, 58, 66)] + [(dice.uniform(-60, 90), dice.uniform(90, 125)) for _ in range(26)]
    neighbours.trees(kinds, spots, seed, 0.78, 1.12)


def landscape(dice):
    world.plain(-0.1, 9000, materials.ground((0.075, 0.088, 0.035), HAZE))
    kinds = foliage.grove(5, 4, 11.5, HAZE, 2600, conifers=1)
    for center, width, depth, count in (((20, 170), 420, 60, 150), ((0, 280), 900, 120, 360), ((60, 520), 1400, 200, 520)):
        world.tree_line(center, width, depth, count, dice.randint(0, 999), kinds, haze=HAZE)
    world.village((40, 330), 22, (620, 120), 4, HAZE)
    world.hills(2100, -95, 100, 150, 4, HAZE)
    world.hills(4600, -95, 110, 360, 6, HAZE)


scene.render(build, "membrane-roof", WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE, warmth=0.08)
