"""Production hall: modules travel on roller conveyors between machines with glazed hoods."""
import math
import pathlib
import random
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from library import camera, geometry, hall, light, materials, module, props, scene  # noqa: E402

WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE = 1600, 900, 16, 4, -0.3
LEFT, RIGHT, NEAR, FAR, TALL = -5.6, 13.5, -9.0, 58.0, 7.0    # of the hall
LINES = (0.0, 6.4)           # the conveyors run along y at these x


def build(seed):
    dice = random.Random(seed)
    light.studio((0, 0, 0), power=0.0, ambient=0.27, tint=(0.96, 0.98, 1.0))
    light.even(3.0)
    shell()
    roof()
    machines, bed = models()
    for index, x in enumerate(LINES):
        conveyor(x, bed)
        for y, which in (((6.8, 0), (16.2, 1), (27.5, 0), (38.0, 1)), ((3.2, 1), (12.6, 0), (22.8, 1), (34.0, 0)))[index]:
            geometry.instance(machines[which], (x, y, 0))
    products(dice)
    beside(dice)
    camera.place((-2.35, -2.9, 1.92), (0.55, 6.0, 1.12), lens=25, focus=(-0.2, 1.9, hall.TRACK), aperture=6.3)


def shell():
    """Coated floor with marked aisles, panelled walls, a band of windows on the left."""
    coat = materials.surface("floor coating", (0.30, 0.315, 0.32), 0.24, specular=0.45, variation=0.07, blotch=0.35, grain=260, bump=0.05,
                             depth=0.0003, wave=0.0012, dirt=0.10)
    aisle = materials.surface("aisle", (0.155, 0.185, 0.20), 0.26, specular=0.45, variation=0.07, blotch=0.5, grain=260, bump=0.05, depth=0.0003, dirt=0.12)
    yellow = materials.surface("marking", (0.58, 0.40, 0.035), 0.35, variation=0.1, blotch=2, dirt=0.25)
    wall, frame = materials.paint("wall panel", (0.50, 0.515, 0.52), 0.5, dirt=0.05), materials.paint("window frame", (0.10, 0.105, 0.11), 0.45)
    length, middle = FAR - NEAR, (FAR + NEAR) / 2
    geometry.surface_grid("floor", lambda u, v: (LEFT + u * (RIGHT - LEFT), NEAR + v * length, 0.0), 2, 2, coat)
    geometry.box("aisle", (1.5, length, 0.004), aisle, (-3.35, middle, 0.0), bevel=0.001)
    for x in (-4.10, -2.60):
        geometry.box("marking", (0.08, length, 0.005), yellow, (x, middle, 0.0005), bevel=0.001)
    for index in range(34):
        for x in (LEFT, RIGHT):
            geometry.box("panel", (0.10, 1.985, TALL), wall, (x, NEAR + 1 + index * 2.0, TALL / 2), bevel=0.008)
    for index in range(10):
        geometry.box("end panel", (1.985, 0.10, TALL), wall, (LEFT + 1 + index * 2.0, FAR, TALL / 2), bevel=0.008)
    sky = hall.shine("sky", (0.86, 0.94, 1.0), 2.6)
    for index in range(15):
        y = NEAR + 3.0 + index * 4.0
        hall.glowing("pane", (0.02, 3.7, 1.7), sky, (LEFT + 0.05, y, 4.3))
        geometry.box("mullion", (0.10, 0.10, 1.8), frame, (LEFT + 0.08, y + 2.0, 4.3), bevel=0.01)
        geometry.box("mullion", (0.07, 0.05, 1.8), frame, (LEFT + 0.08, y, 4.3), bevel=0.008)
    light.panel("daylight", (LEFT + 0.3, middle, 4.3), (LEFT + 5, middle, 2.6), (length, 1.7), 3200, (0.90, 0.96, 1.0), 150)
    for z in (3.42, 5.18):
        geometry.box("rail", (0.12, length, 0.10), frame, (LEFT + 0.09, middle, z), bevel=0.01)
    gate = materials.paint("gate", (0.16, 0.20, 0.23), 0.45)
    geometry.box("gate", (4.4, 0.06, 4.2), gate, (3.2, FAR - 0.07, 2.1), bevel=0.01)
    geometry.box("gate frame", (4.8, 0.05, 4.4), frame, (3.2, FAR - 0.05, 2.2), bevel=0.01)


def roof():
    """Trusses on columns, ribbed sheet above, strip lamps, one round duct and a cable tray."""
    steel, sheet = materials.paint("steel", (0.44, 0.455, 0.46), 0.45, dirt=0.06), materials.paint("roof sheet", (0.52, 0.53, 0.53), 0.5)
    hall.sheet(LEFT, RIGHT, NEAR, FAR, TALL, sheet)
    low = 5.55
    truss, column = hall.truss(LEFT, RIGHT, low, 6.75, 14, steel), hall.column(low, steel)
    truss.hide_render = column.hide_render = True
    for index in range(11):
        y = NEAR + 3.5 + index * 6.0
        geometry.instance(truss, (0, y, 0))
        for x in (3.2, LEFT + 0.25):
            geometry.instance(column, (x, y, 0))
    middle = (FAR + NEAR) / 2
    tube, housing = hall.shine("strip lamp", (1.0, 0.98, 0.94), 9.0), materials.paint("housing", (0.55, 0.55, 0.55), 0.4)
    for x in (-2.9, 0.9, 5.3, 9.6):
        for index in range(17):
            y = NEAR + 2.4 + index * 3.6
            geometry.box("housing", (0.11, 2.4, 0.06), housing, (x, y, 5.37), bevel=0.01)
            hall.glowing("tube", (0.07, 2.36, 0.012), tube, (x, y, 5.336))
        light.panel("strip", (x, middle, 5.3), (x, middle, 0), (0.35, FAR - NEAR), 2300, (1.0, 0.975, 0.93), 165)
    duct = materials.galvanised()
    geometry.tube("duct", [(2.1, NEAR, 5.0), (2.1, FAR, 5.0)], 0.30, duct, resolution=10)
    for index in range(22):
        geometry.cylinder("joint", 0.315, 0.05, duct, (2.1, NEAR + 1 + index * 3.0, 5.0), (math.pi / 2, 0, 0), sides=48, bevel=0.01)
    for x in (-1.35, 7.9):
        hall.tray(x, NEAR, FAR, 4.55, duct)


def models():
    """Two kinds of machine and one conveyor section, drawn once."""
    machines, bed = [hall.machine(5.2, 1.95, 4, (0.47, 0.48, 0.485)), hall.machine(3.4, 2.35, 3, (0.42, 0.445, 0.46))], hall.bed()
    for pattern in (*machines, bed):
        pattern.hide_render = True
    return machines, bed


def conveyor(x, bed):
    for index in range(int((FAR - NEAR - 6) / 2.4)):
        geometry.instance(bed, (x, NEAR + 1 + index * 2.4, 0))


def products(dice):
    """Finished laminates lie flat on the rollers, a hand's width or a metre apart."""
    sheet = module.make("smf-520", backsheet="white", dust=0.0, gloss=0.36)
    sheet.hide_render = True
    for x, start in zip(LINES, (-3.4, -2.2)):
        y = start
        while y < FAR - 8:
            geometry.instance(sheet, (x + dice.uniform(-0.006, 0.006), y, hall.TRACK + 0.0006), (0, 0, dice.uniform(-0.003, 0.003)))
            y += 2.245 + dice.choice((0.35, 0.35, 0.6, 1.3))
    # Stacks on pallets wait beside the aisle, interleaved sheet by sheet.
    board, wood, felt = hall.pallet_parts()
    for px, py, count in ((-1.62, 12.6, 60), (-1.62, 22.5, 34), (-1.62, 33.0, 52), (3.2, 9.4, 44)):
        hall.stack((px, py), count, dice, sheet, board, wood, felt)


def beside(dice):
    """Guard rail, control cabinets along the wall, a bin and a trolley: things of known size."""
    yellow, grey = materials.paint("guard", (0.60, 0.40, 0.03), 0.4), materials.paint("cabinet", (0.46, 0.465, 0.46), 0.4)
    props.railing([(-2.30, 3.6, 0), (-2.30, 10.6, 0)], 1.0, 1.4, yellow, kick=False)
    props.railing([(-2.30, 14.6, 0), (-2.30, 20.6, 0)], 1.0, 1.4, yellow, kick=False)
    dark = materials.plastic("handle", (0.02, 0.02, 0.022), 0.4)
    for index in range(12):
        y = 2.0 + index * 1.0 + (index // 4) * 3.5
        geometry.box("cabinet", (0.50, 0.796, 2.0), grey, (LEFT + 0.50, y, 1.05), bevel=0.008)
        geometry.box("socle", (0.46, 0.78, 0.10), dark, (LEFT + 0.50, y, 0.05), bevel=0.004)
        geometry.box("handle", (0.02, 0.025, 0.16), dark, (LEFT + 0.757, y + 0.33, 1.15), bevel=0.004)
        geometry.box("joint", (0.004, 0.74, 1.92), grey, (LEFT + 0.752, y, 1.05), bevel=0.001)
    bin = props.bucket((-1.55, 4.4, 0), 0.19, 0.42)
    bin.rotation_euler = (0, 0, dice.uniform(0, 3))


scene.render(build, "gigafactory-line", WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE, bloom=0.05)
