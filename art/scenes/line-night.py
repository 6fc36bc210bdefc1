"""The production hall on the late shift: lamps over the line are on, the hall's own are dimmed, blue night stands in the gate."""
import math
import pathlib
import random
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from library import buildings, camera, camping, cars, flats, geometry, hall, light, materials, module, props, scene, studio  # noqa: E402

WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE = 2400, 1350, 12, 6, 0.3
LEFT, RIGHT, NEAR, FAR, TALL, CHORD = -8.0, 10.0, -3.0, 27.0, 6.4, 5.2     # of the hall; lower edge of its girders
LANES = (1.08, 3.45)         # yellow lines on both sides of the aisle
GATE = (1.5, 5.2, 4.5)       # left, right, height of the opening in the far wall
OFFICE = (5.5, 9.7, 17.2, 22.0, 3.05)     # left, right, near, far, height
WARM, NEUTRAL, COOL = (1.0, 0.66, 0.36), (1.0, 0.86, 0.70), (0.84, 0.93, 1.0)


def build(seed):
    dice = random.Random(seed)
    light.studio((0, 0, 0), power=0.0, ambient=0.034, tint=(0.62, 0.78, 1.0))
    light.even(3.0)
    shell()
    windows()
    roof()
    sheet = line(dice)
    inspection()
    behind()
    bench()
    office(dice)
    storage(dice, sheet)
    yard()
    camera.place((1.36, 0.0, 1.66), (1.36 - 0.070 * 8, 8.0, 1.66), lens=25, focus=(0.3, 4.2, hall.TRACK), aperture=5.6, shift=(0, -0.045))


def shell():
    """Worn floor, panelled walls on a concrete socle, the gate rolled up to its last panel."""
    geometry.surface_grid("floor", lambda u, v: (LEFT + u * (RIGHT - LEFT), NEAR + v * (FAR - NEAR), 0.0), 2, 2,
                          hall.worn_floor(LANES, (1.72, 2.66), ((6.4, 8.2), 3.75)))
    wall, socle = materials.paint("wall panel", (0.40, 0.41, 0.41), 0.5, dirt=0.15), materials.concrete((0.22, 0.215, 0.205))
    for index in range(15):
        y = NEAR + 1 + index * 2.0
        geometry.box("panel", (0.10, 1.985, TALL), wall, (RIGHT, y, TALL / 2), bevel=0.008)
        geometry.box("socle", (0.14, 1.99, 0.5), socle, (RIGHT - 0.01, y, 0.25), bevel=0.006)
    left, right, high = GATE
    for index in range(18):
        a, b = LEFT + index, LEFT + index + 1.0
        for low, a, b in ((0.0, a, min(b, left)), (0.0, max(a, right), b), (high, max(a, left), min(b, right))):
            if b - a > 0.02:
                geometry.box("end panel", (b - a - 0.012, 0.10, TALL - low), wall, ((a + b) / 2, FAR, (TALL + low) / 2), bevel=0.006)
    frame, door = materials.paint("gate frame", (0.075, 0.08, 0.085), 0.45), materials.paint("gate", (0.20, 0.22, 0.235), 0.45, dirt=0.12)
    for x in (left, right):
        geometry.box("gate guide", (0.12, 0.16, high + 0.1), frame, (x, FAR - 0.09, (high + 0.1) / 2), bevel=0.008)
        geometry.cylinder("bollard", 0.085, 1.05, materials.paint("bollard", (0.58, 0.38, 0.025), 0.4, dirt=0.2), (x + (0.28 if x == right else -0.28), FAR - 0.45, 0), bevel=0.02)
    geometry.box("gate head", (right - left + 0.3, 0.2, 0.28), frame, ((left + right) / 2, FAR - 0.11, high + 0.1), bevel=0.01)
    geometry.box("gate leaf", (right - left - 0.05, 0.05, 0.488), door, ((left + right) / 2, FAR - 0.04, high - 0.22), bevel=0.012)
    geometry.box("gate seal", (right - left - 0.06, 0.045, 0.05), materials.rubber(), ((left + right) / 2, FAR - 0.04, high - 0.49), bevel=0.012)


def windows():
    """Tall windows in the left wall, one in each bay."""
    wall, frame = materials.paint("left wall", (0.40, 0.41, 0.41), 0.5, dirt=0.15), materials.paint("window frame", (0.05, 0.053, 0.056), 0.4)
    openings = [(y - NEAR - 1.3, 1.3, 2.6, 3.5) for y in (2.0, 7.0, 12.0, 17.0, 22.0)]
    side = buildings.wall("left wall", FAR - NEAR, TALL, openings, wall, 0.2)
    side.location, side.rotation_euler = (LEFT, NEAR, 0), (0, 0, math.pi / 2)
    pane = hall.night("night pane", 0.75, 1.75)
    for y, low, wide, tall in ((a + NEAR + 1.3, b, c, d) for a, b, c, d in openings):
        hall.glowing("pane", (0.01, wide, tall), pane, (LEFT - 0.12, y, low + tall / 2))
        for bar in range(4):
            geometry.box("mullion", (0.07, 0.06, tall), frame, (LEFT - 0.09, y + wide * (bar / 3 - 0.5), low + tall / 2), bevel=0.006)
        for bar in range(4):
            geometry.box("transom", (0.06, wide, 0.055), frame, (LEFT - 0.09, y, low + tall * bar / 3), bevel=0.006)
        geometry.box("sill", (0.28, wide + 0.1, 0.03), frame, (LEFT + 0.04, y, low - 0.02), bevel=0.006)
    light.panel("blue night", (LEFT + 0.1, 12, 3.2), (LEFT + 5, 12, 2.2), (24, 3.2), 62, (0.32, 0.55, 1.0), 160)


def roof():
    """Ribbed sheet on girders, a duct, trays with cables, strip lamps of which every third glows a little."""
    steel, sheet = materials.paint("steel", (0.36, 0.37, 0.375), 0.45, dirt=0.1), materials.paint("roof sheet", (0.42, 0.43, 0.43), 0.5)
    hall.sheet(LEFT, RIGHT + 0.2, NEAR, FAR, TALL, sheet)
    for x in (LEFT + 0.05, RIGHT - 0.10):
        geometry.box("eaves", (0.12, FAR - NEAR, 0.34), steel, (x, (FAR + NEAR) / 2, TALL), bevel=0.01)
    geometry.box("eaves", (RIGHT - LEFT, 0.12, 0.34), steel, ((LEFT + RIGHT) / 2, FAR - 0.09, TALL), bevel=0.01)
    truss, column = hall.truss(LEFT, RIGHT, CHORD, 6.2, 14, steel), hall.column(CHORD, steel)
    truss.hide_render = column.hide_render = True
    for index in range(6):
        y = NEAR + 2.5 + index * 5.0
        geometry.instance(truss, (0, y, 0))
        for x in (-2.95, LEFT + 0.25, RIGHT - 0.25):
            geometry.instance(column, (x, y, 0))
    duct, housing = materials.galvanised(), materials.paint("housing", (0.42, 0.42, 0.42), 0.4)
    geometry.tube("duct", [(-2.1, NEAR, 4.75), (-2.1, FAR, 4.75)], 0.30, duct, resolution=10)
    geometry.tube("duct", [(6.3, NEAR, 4.70), (6.3, FAR, 4.70)], 0.21, duct, resolution=8)
    for index in range(15):
        for x, z, radius in ((-2.1, 4.75, 0.315), (6.3, 4.70, 0.222)):
            y = NEAR + 0.6 + index * 2.0
            geometry.cylinder("joint", radius, 0.05, duct, (x, y, z), (math.pi / 2, 0, 0), sides=48, bevel=0.01)
            if index % 3 == 1:
                geometry.tube("strap", [(x - radius - 0.004, y + 0.3, z), (x - radius - 0.004, y + 0.3, TALL)], 0.006, duct)
    cables = [materials.plastic("cable", tone, 0.5) for tone in ((0.02, 0.02, 0.021), (0.12, 0.125, 0.13), (0.03, 0.05, 0.09))]
    for x in (1.3, 4.6):
        hall.ladder(x, NEAR, FAR, 4.35, duct)
        for index in range(7):
            geometry.tube("cable", [(x - 0.15 + index * 0.05, NEAR, 4.376), (x - 0.15 + index * 0.05, FAR, 4.376)], 0.013 + 0.004 * (index % 3), cables[index % 3])
        for index in range(6):
            for side in (-0.21, 0.21):
                geometry.tube("rod", [(x + side, NEAR + 2.5 + index * 5, 4.34), (x + side, NEAR + 2.5 + index * 5, CHORD)], 0.005, duct)
    dim, off = hall.shine("dimmed lamp", NEUTRAL, 1.6), materials.plastic("lamp off", (0.30, 0.30, 0.29), 0.4)
    for x in (-5.2, 2.9, 7.9):
        for index in range(7):
            y = NEAR + 2.0 + index * 4.2
            geometry.box("housing", (0.11, 2.4, 0.06), housing, (x, y, CHORD - 0.10), bevel=0.01)
            on = (index + int(x)) % 3 == 0
            (hall.glowing if on else geometry.box)("tube", (0.07, 2.36, 0.012), dim if on else off, (x, y, CHORD - 0.134))
        light.panel("dimmed lamps", (x, 12, CHORD - 0.2), (x, 12, 0), (0.3, 28), 95 if x > 0 else 190, NEUTRAL, 165)


def line(dice):
    """The conveyor with finished laminates, two machines further on, switches and sensors along the rail."""
    bed = hall.bed()
    machines = [hall.machine(5.2, 1.95, 4, (0.40, 0.41, 0.415)), hall.machine(3.4, 2.25, 3, (0.36, 0.385, 0.40))]
    for pattern in (*machines, bed):
        pattern.hide_render = True
    for index in range(11):
        geometry.instance(bed, (0, NEAR + 0.4 + index * 2.4, 0))
        geometry.instance(bed, (-5.1, NEAR + 0.4 + index * 2.4, 0))
    # Mirrored, so that screens face the aisle and exhausts reach the duct on the other side.
    for which, y in ((0, 14.4), (1, 20.4)):
        geometry.instance(machines[which], (0, y, 0), scale=(-1, 1, 1))
    for which, y in ((1, 7.4), (0, 14.2), (1, 21.2)):
        geometry.instance(machines[which], (-5.1, y, 0), (0, 0, 0), (1, 1, 1))
    sheet = module.make("smf-520", backsheet="white", dust=0.0, gloss=0.34)
    sheet.hide_render = True
    for x, ways in ((0.0, (-0.4, 2.42, 5.05, 7.95, 10.6)), (-5.1, (0.6, 3.6, 10.6))):
        for y in ways:
            geometry.instance(sheet, (x + dice.uniform(-0.012, 0.012), y, hall.TRACK + 0.0006), (0, 0, dice.uniform(-0.006, 0.006)))
    dark, yellow, red = materials.plastic("sensor", (0.02, 0.021, 0.022), 0.45), materials.plastic("switch", (0.52, 0.36, 0.02), 0.4), materials.plastic("mushroom", (0.42, 0.012, 0.010), 0.3)
    for index, y in enumerate((1.9, 3.9, 6.3, 8.7, 11.1)):
        geometry.box("sensor", (0.028, 0.055, 0.050), dark, (0.728, y, 0.885), bevel=0.005)
        geometry.cylinder("status", 0.0045, 0.004, hall.shine("status", (0.10, 0.9, 0.25) if index != 2 else (1.0, 0.42, 0.05), 2.6), (0.7415, y, 0.895), (0, math.pi / 2, 0), sides=16, bevel=0.0005)
        geometry.tube("lead", [(0.73, y + 0.026, 0.875), (0.735, y + 0.10, 0.83), (0.725, y + 0.3, 0.775)], 0.0035, dark, smooth=True)
    for y in (3.0, 9.4):
        geometry.box("switch", (0.060, 0.075, 0.075), yellow, (0.745, y, 0.86), bevel=0.008, segments=3)
        geometry.cylinder("mushroom", 0.021, 0.026, red, (0.774, y, 0.86), (0, math.pi / 2, 0), bevel=0.007)
    geometry.box("cable duct", (0.05, 13.0, 0.06), materials.plastic("cable duct", (0.17, 0.175, 0.18), 0.5), (0.735, 4.6, 0.755), bevel=0.004)
    return sheet


def inspection():
    """Gallows of aluminium profile behind the line carry two rows of linear lamps over it."""
    metal, dark = materials.aluminium(0.38), materials.plastic("profile groove", (0.05, 0.052, 0.055), 0.5)
    for index in range(5):
        y = 0.55 + index * 2.62
        for name, size, at in (("post", (0.08, 0.08, 2.52), (-0.98, y, 1.275)), ("arm", (1.90, 0.045, 0.08), (-0.53, y, 2.57)), ("foot", (0.20, 0.20, 0.014), (-0.98, y, 0.007)),
                               ("groove", (0.012, 0.0822, 2.4), (-0.98, y, 1.28)), ("groove", (1.86, 0.047, 0.010), (-0.53, y, 2.57))):
            geometry.box(name, size, dark if name == "groove" else metal, at, bevel=0.001 if name == "groove" else 0.004)
        geometry.tube("brace", [(-0.96, y, 2.22), (-0.62, y, 2.54)], 0.014, metal)
    for x, z, power, spread in ((-1.38, 2.22, 78, 162), (0.16, 2.44, 200, 118)):
        near = -0.7
        geometry.box("carrier", (0.045, 12.6, 0.045), metal, (x, 5.6, 2.507), bevel=0.003)
        hall.lamp_row(x, near, 11.9, z, 1.50, 0.12, 3.6)
        for index in range(9):
            geometry.tube("hanger", [(x, near + 0.35 + index * 1.55, z + 0.04), (x, near + 0.35 + index * 1.55, 2.50)], 0.005, dark)
        light.panel("inspection", (x, 5.0, z - 0.01), (x + 0.12, 5.0, 0.9), (0.07, 11.6), power, COOL, spread)
    # Housings and modules throw some of it back up.
    light.panel("spill", (0.4, 6, 2.7), (0.4, 6, 6), (1.6, 14), 22, COOL, 170)
    light.panel("over the machines", (0.2, 17.6, 3.0), (0.2, 17.6, 0), (0.1, 8), 120, COOL, 150)


def behind():
    """A fence runs behind the line; one panel of it is a door left open; a bin."""
    panel = hall.fence()
    panel.hide_render = True
    for index in range(9):
        if index != 5:
            geometry.instance(panel, (-2.25, -0.6 + index * 1.5, 0))
    geometry.instance(panel, (-2.25, -0.6 + 6 * 1.5, 0), (0, 0, 0.95))
    props.bucket((-1.6, 9.2, 0), 0.21, 0.46).rotation_euler = (0, 0, 1.1)


def bench():
    """Workbench beside the aisle, its lamp on two arms: mug, gloves, tape, a carton; a stool pushed aside."""
    x, y, top = 4.35, 6.7, 0.92
    steel, wood = materials.paint("bench frame", (0.045, 0.085, 0.11), 0.42, dirt=0.12), materials.wood((0.27, 0.19, 0.11), rough=0.5)
    grey, dark = materials.paint("drawers", (0.28, 0.29, 0.295), 0.42, dirt=0.1), materials.plastic("bench parts", (0.022, 0.023, 0.025), 0.45)
    geometry.box("worktop", (0.80, 2.0, 0.042), wood, (x, y, top - 0.021), bevel=0.005, segments=3)
    for side in (-1, 1):
        for deep in (-0.34, 0.34):
            geometry.box("leg", (0.05, 0.05, top - 0.042), steel, (x + deep, y + side * 0.93, (top - 0.042) / 2), bevel=0.004)
        geometry.box("brace", (0.64, 0.03, 0.05), steel, (x, y + side * 0.93, 0.22), bevel=0.004)
        geometry.box("upright", (0.04, 0.04, 1.2), steel, (x + 0.34, y + side * 0.93, top + 0.60), bevel=0.004)
        geometry.box("arm", (0.52, 0.03, 0.03), steel, (x + 0.10, y + side * 0.93, top + 1.185), bevel=0.003)
    geometry.box("stay", (0.03, 1.82, 0.05), steel, (x + 0.34, y, 0.22), bevel=0.004)
    geometry.box("pegboard", (0.012, 1.82, 0.62), steel, (x + 0.335, y, top + 0.52), bevel=0.003)
    geometry.box("drawers", (0.56, 0.44, 0.52), grey, (x + 0.02, y + 0.64, top - 0.042 - 0.27), bevel=0.006)
    for index in range(4):
        geometry.box("drawer", (0.012, 0.42, 0.118), grey, (x - 0.264, y + 0.64, 0.398 + index * 0.125), bevel=0.003)
        geometry.box("pull", (0.016, 0.20, 0.014), dark, (x - 0.274, y + 0.64, 0.44 + index * 0.125), bevel=0.003)
    for index, (at, tall) in enumerate(((-0.72, 0.30), (-0.60, 0.24), (-0.53, 0.20), (-0.21, 0.26), (0.13, 0.30), (0.20, 0.22), (0.66, 0.28))):
        tone = materials.plastic("grip", ((0.30, 0.03, 0.02), (0.02, 0.02, 0.022), (0.03, 0.07, 0.16))[index % 3], 0.4)
        geometry.tube("tool", [(x + 0.315, y + at, top + 0.72), (x + 0.315, y + at, top + 0.72 - tall)], 0.006, materials.stainless())
        geometry.cylinder("grip", 0.014, 0.10, tone, (x + 0.314, y + at, top + 0.72 - tall), bevel=0.004)
    for index in range(9):
        tone = materials.plastic("bin", ((0.035, 0.08, 0.17), (0.035, 0.08, 0.17), (0.42, 0.27, 0.03))[(index * 5) % 3], 0.45)
        geometry.box("bin", (0.13, 0.105, 0.075), tone, (x + 0.26, y - 0.70 + index * 0.125 + (0.3 if index > 4 else 0), top + 0.255), (0, 0.12, 0), 0.006)
    geometry.box("lamp", (0.11, 1.9, 0.05), grey, (x - 0.10, y, top + 1.145), bevel=0.008)
    hall.glowing("lamp cover", (0.085, 1.84, 0.008), hall.shine("bench lamp", (1.0, 0.88, 0.72), 3.4), (x - 0.10, y, top + 1.117))
    light.panel("bench", (x - 0.10, y, top + 1.10), (x - 0.14, y, top), (0.08, 1.8), 20, NEUTRAL, 140)
    mug = camping.mug()
    mug.location, mug.rotation_euler = (x - 0.24, y - 0.55, top), (0, 0, 2.2)
    hall.gloves((x - 0.20, y - 0.20, top), 1.1)
    card = materials.surface("carton", (0.26, 0.175, 0.095), 0.8, variation=0.1, blotch=3, grain=90)
    for size, z, twist in (((0.30, 0.38, 0.20), 0.10, 0.12), ((0.22, 0.26, 0.14), 0.27, -0.20)):
        geometry.box("carton", size, card, (x + 0.12, y + 0.54, top + z), (0, 0, twist), 0.004)
    geometry.lathe("tape", [(0.038, 0), (0.058, 0), (0.058, 0.048), (0.038, 0.048), (0.038, 0.0)], materials.plastic("tape", (0.05, 0.08, 0.13), 0.35), (x - 0.05, y + 0.12, top), sides=48)
    props.cartridge_gun((x - 0.14, y - 0.82, top + 0.004), 0.5)
    studio.stool((3.66, 5.55, 0), 0.4, 0.62, (0.30, 0.19, 0.10))


def office(dice):
    """The foreman's office: a glazed box under the roof of the hall, its lamps on, nobody in it."""
    left, right, near, far, high = OFFICE
    cover, trim = materials.paint("office wall", (0.37, 0.375, 0.37), 0.5, dirt=0.1), materials.paint("office frame", (0.05, 0.052, 0.055), 0.4)
    inside = materials.plaster((0.52, 0.46, 0.38))
    middle, wide, deep = (left + right) / 2, right - left, far - near
    geometry.box("office roof", (wide + 0.16, deep + 0.16, 0.12), cover, (middle, (near + far) / 2, high + 0.06), bevel=0.01)
    geometry.box("carpet", (wide - 0.1, deep - 0.1, 0.012), materials.fabric("carpet", (0.07, 0.075, 0.08), 300), (middle, (near + far) / 2, 0.007), bevel=0.002)
    for name, size, tone, at in (("rear wall", (wide, 0.08, high), inside, (middle, far, high / 2)), ("right wall", (0.08, deep, high), inside, (right, (near + far) / 2, high / 2)),
                                 ("ceiling", (wide - 0.1, deep - 0.1, 0.03), inside, (middle, (near + far) / 2, high - 0.02)),
                                 ("parapet", (wide, 0.08, 0.84), cover, (middle, near, 0.42)), ("head", (wide, 0.08, 0.40), cover, (middle, near, high - 0.20))):
        geometry.box(name, size, tone, at, bevel=0.004)
    buildings.glazing(wide - 0.02, high - 1.24, 4, trim, 0.0, 0, rear=False).location = (middle, near - 0.03, 0.84 + (high - 1.24) / 2)
    for index in range(4):
        geometry.box("left wall", (0.08, deep / 4 - 0.006, high), cover, (left, near + (index + 0.5) * deep / 4, high / 2), bevel=0.005)
    geometry.box("door", (0.05, 0.92, 2.06), trim, (left - 0.03, near + 1.8, 1.04), bevel=0.008)
    geometry.tube("handle", [(left - 0.056, near + 1.45, 1.05), (left - 0.10, near + 1.45, 1.05), (left - 0.10, near + 1.58, 1.05)], 0.010, materials.stainless())
    for x, y in ((6.5, 19.2), (8.7, 19.2), (6.5, 21.0), (8.7, 21.0)):
        hall.glowing("office lamp", (0.9, 0.28, 0.01), hall.shine("office lamp", (1.0, 0.80, 0.55), 4.2), (x, y, high - 0.042))
    light.panel("office", (middle, 19.8, high - 0.06), (middle, 19.8, 0), (1.4, 1.4), 560, WARM, 170)
    desk, dark = materials.wood((0.30, 0.21, 0.13), rough=0.5), materials.plastic("office parts", (0.02, 0.021, 0.023), 0.45)
    for x, y in ((6.6, 18.5), (8.5, 18.9)):
        geometry.box("desk", (1.6, 0.75, 0.03), desk, (x, y, 0.735), bevel=0.004)
        for side in (-0.74, 0.74):
            geometry.box("leg", (0.05, 0.65, 0.72), dark, (x + side, y, 0.366), bevel=0.004)
        geometry.box("monitor", (0.60, 0.03, 0.36), dark, (x - 0.1, y - 0.12, 1.08), bevel=0.008)
        geometry.box("stand", (0.06, 0.05, 0.20), dark, (x - 0.1, y - 0.10, 0.84), bevel=0.006)
        geometry.cylinder("base", 0.12, 0.012, dark, (x - 0.1, y - 0.10, 0.75))
        geometry.box("back", (0.46, 0.07, 0.62), dark, (x + 0.05, y + 0.85, 0.92), (0.1, 0, 0.3), 0.03, 3)
        geometry.box("seat", (0.48, 0.46, 0.08), dark, (x + 0.05, y + 0.60, 0.50), (0, 0, 0.3), 0.03, 3)
        geometry.cylinder("column", 0.03, 0.46, dark, (x + 0.05, y + 0.60, 0.02))
        geometry.cylinder("star", 0.28, 0.05, dark, (x + 0.05, y + 0.60, 0.014), top_radius=0.06)
    geometry.box("pinboard", (1.5, 0.02, 0.9), materials.fabric("cork", (0.17, 0.10, 0.05), 200), (6.75, far - 0.055, 1.75), bevel=0.004)
    for index in range(7):
        geometry.box("note", (0.21, 0.003, 0.15 + 0.14 * (index % 2)), inside, (6.17 + index * 0.19, far - 0.068, 1.62 + 0.09 * (index * 5 % 4)), (0, 0.03 * (index % 3 - 1), 0), 0)
    flats.bookcase((8.6, far - 0.20, 0.01), 0.0, dice)
    plant = buildings.pot_plant(3, 0.9, sprays=500)
    plant.location = (5.95, 21.5, 0.014)


def storage(dice, sheet):
    """A trolley of finished modules at the aisle, pallets in the half dark, cabinets along the wall, warm lamps far back."""
    hall.rack(dice, (2, 5), (4.42, 10.6), 0.05)
    board, wood, felt = hall.pallet_parts()
    for px, py, count in ((7.2, 9.4, 66), (7.3, 12.6, 38), (8.9, 9.6, 52), (-1.75, 24.6, 40)):
        hall.stack((px, py), count, dice, sheet, board, wood, felt)
    grey, dark = materials.paint("cabinet", (0.33, 0.335, 0.33), 0.4, dirt=0.1), materials.plastic("handle", (0.02, 0.02, 0.022), 0.4)
    for index in range(4):
        y = 12.6 + index * 0.82
        geometry.box("cabinet", (0.5, 0.80, 2.0), grey, (RIGHT - 0.40, y, 1.05), bevel=0.008)
        geometry.box("socle", (0.46, 0.78, 0.10), dark, (RIGHT - 0.40, y, 0.05), bevel=0.004)
        geometry.cylinder("status", 0.014, 0.008, hall.shine("cabinet status", (0.10, 0.85, 0.25), 2.2), (RIGHT - 0.65, y, 1.75), (0, -math.pi / 2, 0), sides=20, bevel=0.002)
    for index, (x, y) in enumerate(((5.6, 24.4), (-3.4, 24.4), (3.3, 8.9), (7.6, 12.0))):
        geometry.lathe("high bay", [(0.06, 0.30), (0.11, 0.26), (0.21, 0.05), (0.22, 0.0)], dark, (x, y, 4.1), sides=40)
        face = geometry.cylinder("high bay lens", 0.20, 0.01, hall.shine("high bay", (1.0, 0.70, 0.40), 4.5), (x, y, 4.085), sides=40)
        face.visible_diffuse = False
        geometry.tube("flex", [(x, y, 4.38), (x, y, 6.2)], 0.008, dark)
        light.panel("high bay", (x, y, 4.06), (x, y, 0), (0.3, 0.3), (190, 150, 110, 70)[index], WARM if index != 2 else NEUTRAL, 130)


def yard():
    """Outside the gate: damp concrete under two lamps, a trailer at the next dock, a hall with some windows lit, blue sky."""
    wet = materials.surface("yard", (0.10, 0.10, 0.10), 0.32, variation=0.25, blotch=0.3, grain=40, bump=0.3, depth=0.002, space="world")
    geometry.box("yard", (90, 70, 0.1), wet, (5, FAR + 35.06, -0.06), bevel=0)
    hall.glowing("sky", (240, 0.1, 60), hall.night("night sky", 0.9, 4.6, 9.0), (0, 125, 24))
    dark = materials.plaster((0.16, 0.165, 0.17))
    geometry.box("next hall", (46, 12, 4.8), dark, (-8, 98, 2.35), bevel=0.05)
    lit = buildings.lit("next hall pane", (1.0, 0.70, 0.40), 1.1)
    for index, x in enumerate((-4.0, 0.5, 5.0, 7.4, 9.8)):
        hall.glowing("next hall pane", (1.8, 0.1, 1.3), lit, (x, 91.98, 3.1))
    parked = cars.trailer((0.42, 0.43, 0.44))
    parked.location, parked.rotation_euler = (7.35, 43.0, 0), (0, 0, -math.pi / 2)
    lens = hall.shine("yard lamp", (1.0, 0.78, 0.50), 9.0)
    for x, y in ((3.9, 38.0), (4.2, 66.0)):
        props.lamp_post(6.5, location=(x - 1.0, y, 0))
        hall.glowing("luminaire", (0.5, 0.18, 0.03), lens, (x, y, 6.54))
        light.panel("yard lamp", (x, y, 6.4), (x + 1.0, y, 0), (0.5, 0.3), 900, (1.0, 0.76, 0.48), 150)
    light.panel("blue gate", (3.35, FAR + 0.4, 1.9), (3.0, 18, 0.4), (3.5, 2.8), 26, (0.36, 0.58, 1.0), 160)


scene.render(build, "line-night", WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE, bloom=0.06)
