"""Production hall: modules travel on roller conveyors between machines with glazed hoods."""
import math
import pathlib
import random
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from library import camera, geometry, light, materials, module, props, scene  # noqa: E402

WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE = 1600, 900, 16, 4, -0.3
LEFT, RIGHT, NEAR, FAR, TALL = -5.6, 13.5, -9.0, 58.0, 7.0    # of the hall
TRACK = 0.90                 # height of the conveyor's rollers
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
    camera.place((-2.35, -2.9, 1.92), (0.55, 6.0, 1.12), lens=25, focus=(-0.2, 1.9, TRACK), aperture=6.3)


def shine(name, color, strength):
    graph = materials.Graph(name)
    graph.set(Base_Color=(0.0, 0.0, 0.0), Emission=(*color, 1.0), Emission_Strength=strength, Specular=0.0)
    graph.material.cycles.sample_as_light = False
    return graph.material


def glowing(name, size, material, location):
    """A lit face that camera and reflections see; the light itself comes from area lamps."""
    face = geometry.box(name, size, material, location, bevel=0)
    face.visible_diffuse = False
    return face


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
    sky = shine("sky", (0.86, 0.94, 1.0), 2.6)
    for index in range(15):
        y = NEAR + 3.0 + index * 4.0
        glowing("pane", (0.02, 3.7, 1.7), sky, (LEFT + 0.05, y, 4.3))
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
    ribs = []
    for index in range(68):
        x = LEFT + index * 0.28
        ribs += [(x, 0.0), (x + 0.12, 0.0), (x + 0.16, 0.09), (x + 0.24, 0.09)]
    geometry.extrude("roof sheet", ribs, geometry.straight((0, NEAR, TALL), (0, FAR, TALL), (1, 0, 0)), sheet, 20)
    parts, low, high = [], 5.55, 6.75
    for z, size in ((low, 0.055), (high, 0.06)):
        parts.append(geometry.box("chord", (RIGHT - LEFT, size * 2, size * 2), steel, ((RIGHT + LEFT) / 2, 0, z), bevel=0.01))
    count = 14
    for index in range(count):
        a, b = LEFT + (RIGHT - LEFT) * index / count, LEFT + (RIGHT - LEFT) * (index + 1) / count
        ends = ((a, 0, low), (b, 0, high)) if index % 2 == 0 else ((a, 0, high), (b, 0, low))
        parts.append(geometry.tube("brace", list(ends), 0.035, steel, resolution=2))
    truss = geometry.join("truss", parts)
    column = geometry.join("column", [geometry.box("web", (0.012, 0.20, low), steel, (0, 0, low / 2), bevel=0.002),
                                      *(geometry.box("flange", (0.20, 0.014, low), steel, (0, y, low / 2), bevel=0.003) for y in (-0.10, 0.10)),
                                      geometry.box("foot", (0.42, 0.42, 0.025), steel, (0, 0, 0.0125), bevel=0.004)])
    truss.hide_render = column.hide_render = True
    for index in range(11):
        y = NEAR + 3.5 + index * 6.0
        geometry.instance(truss, (0, y, 0))
        for x in (3.2, LEFT + 0.25):
            geometry.instance(column, (x, y, 0))
    middle = (FAR + NEAR) / 2
    tube, housing = shine("strip lamp", (1.0, 0.98, 0.94), 9.0), materials.paint("housing", (0.55, 0.55, 0.55), 0.4)
    for x in (-2.9, 0.9, 5.3, 9.6):
        for index in range(17):
            y = NEAR + 2.4 + index * 3.6
            geometry.box("housing", (0.11, 2.4, 0.06), housing, (x, y, 5.37), bevel=0.01)
            glowing("tube", (0.07, 2.36, 0.012), tube, (x, y, 5.336))
        light.panel("strip", (x, middle, 5.3), (x, middle, 0), (0.35, FAR - NEAR), 2300, (1.0, 0.975, 0.93), 165)
    duct = materials.galvanised()
    geometry.tube("duct", [(2.1, NEAR, 5.0), (2.1, FAR, 5.0)], 0.30, duct, resolution=10)
    for index in range(22):
        geometry.cylinder("joint", 0.315, 0.05, duct, (2.1, NEAR + 1 + index * 3.0, 5.0), (math.pi / 2, 0, 0), sides=48, bevel=0.01)
    tray = [(-0.20, 0.09), (-0.20, 0), (0.20, 0), (0.20, 0.09), (0.197, 0.09), (0.197, 0.003), (-0.197, 0.003), (-0.197, 0.09)]
    for x in (-1.35, 7.9):
        geometry.extrude("tray", tray, geometry.straight((x, NEAR, 4.55), (x, FAR, 4.55), (1, 0, 0)), duct, 20, True)


def models():
    """Two kinds of machine and one conveyor section with its rollers, drawn once."""
    machines = [machine(5.2, 1.95, 4, (0.47, 0.48, 0.485)), machine(3.4, 2.35, 3, (0.42, 0.445, 0.46))]
    metal, steel, dark = materials.aluminium(0.36), materials.stainless(), materials.rubber()
    roller = [geometry.cylinder("roller", 0.025, 1.30, steel, (-0.65, 0, 0), (0, math.pi / 2, 0), sides=20)]
    for x in (-0.5, -0.17, 0.17, 0.5):
        roller.append(geometry.cylinder("ring", 0.0265, 0.05, dark, (x - 0.025, 0, 0), (0, math.pi / 2, 0), sides=20, bevel=0.003))
    roller = geometry.join("roller", roller)
    parts = []
    for index in range(15):
        copy = geometry.instance(roller, (0, (index + 0.5) * 2.4 / 15, TRACK - 0.0265))
        copy.data = roller.data.copy()
        parts.append(copy)
    roller.hide_render = True
    for side in (-1, 1):
        parts.append(geometry.box("rail", (0.045, 2.396, 0.12), metal, (side * 0.69, 1.2, TRACK - 0.045), bevel=0.004))
        for z in (-0.075, -0.045, -0.015):
            parts.append(geometry.box("slot", (0.002, 2.39, 0.009), dark, (side * 0.713, 1.2, TRACK + z), bevel=0))
        parts.append(geometry.box("leg", (0.08, 0.08, TRACK - 0.12), metal, (side * 0.69, 0.5, (TRACK - 0.12) / 2 + 0.03), bevel=0.004))
        parts.append(geometry.cylinder("foot", 0.05, 0.035, dark, (side * 0.69, 0.5, 0)))
    parts.append(geometry.box("cross", (1.34, 0.06, 0.06), metal, (0, 0.5, 0.24), bevel=0.004))
    parts.append(geometry.box("drive", (0.22, 0.30, 0.16), materials.paint("drive", (0.05, 0.075, 0.10), 0.4), (0.40, 1.5, TRACK - 0.18), bevel=0.02))
    bed = geometry.join("bed", parts)
    for pattern in (*machines, bed):
        pattern.hide_render = True
    return machines, bed


def machine(length, tall, bays, color):
    """A cabinet round the conveyor: closed base, hood with dark panes on both sides, signal lamp, screen."""
    shell, trim, pane = materials.paint(f"cabinet {bays}", color, 0.36, dirt=0.04), materials.paint("cabinet trim", (0.055, 0.07, 0.082), 0.4), materials.plastic("smoked pane", (0.010, 0.013, 0.016), 0.07)
    steel, dark, half = materials.stainless(), materials.rubber(), 1.02
    parts = [geometry.box("plinth", (2 * half - 0.10, length - 0.08, 0.10), dark, (0, 0, 0.05), bevel=0.005),
             geometry.box("base", (2 * half, length, 0.66), shell, (0, 0, 0.43), bevel=0.018, segments=3),
             geometry.box("band", (2 * half + 0.004, length + 0.004, 0.05), trim, (0, 0, 0.735), bevel=0.004),
             geometry.box("hood", (2 * half, length, tall - 1.16), shell, (0, 0, (tall + 1.16) / 2), bevel=0.03, segments=4),
             geometry.box("hood band", (2 * half + 0.004, length + 0.004, 0.05), trim, (0, 0, 1.185), bevel=0.004)]
    for side in (-1, 1):
        parts.append(geometry.box("inner", (0.10, length - 0.06, 0.44), trim, (side * (half - 0.07), 0, 0.95), bevel=0.004))
        for bay in range(bays):
            y = ((bay + 0.5) / bays - 0.5) * length
            wide, x = length / bays, side * (half + 0.001)
            parts.append(geometry.box("flap", (0.02, wide - 0.04, tall - 1.36), trim, (x, y, (tall + 1.20) / 2), bevel=0.006))
            parts.append(geometry.box("pane", (0.012, wide - 0.20, tall - 1.54), pane, (x + side * 0.008, y, (tall + 1.22) / 2), bevel=0.004))
            parts.append(geometry.tube("handle", [(x + side * 0.012, y - 0.14, 1.285), (x + side * 0.045, y - 0.13, 1.285), (x + side * 0.045, y + 0.13, 1.285), (x + side * 0.012, y + 0.14, 1.285)], 0.008, steel))
            parts.append(geometry.box("joint", (0.006, 0.006, 0.60), dark, (x, y + wide / 2, 0.41), bevel=0))
            for slat in range(5):
                parts.append(geometry.box("slat", (0.008, 0.34, 0.012), dark, (x, y, 0.26 + slat * 0.03), bevel=0.001))
            parts.append(geometry.box("lock", (0.01, 0.03, 0.08), dark, (x, y + wide * 0.40, 0.55), bevel=0.002))
    for index in range(2):
        parts.append(geometry.cylinder("outlet", 0.16, 0.30, materials.galvanised(), (0.35, (index - 0.5) * length * 0.5, tall), sides=40))
        parts.append(geometry.tube("hose", [(0.35, (index - 0.5) * length * 0.5, tall + 0.2), (0.35, (index - 0.5) * length * 0.5, 4.2), (1.2, (index - 0.5) * length * 0.5, 4.8), (2.1, (index - 0.5) * length * 0.5, 4.95)], 0.115, materials.galvanised(), smooth=True, resolution=6))
    x, y = -half + 0.14, -length / 2 + 0.16
    parts.append(geometry.cylinder("pole", 0.012, 0.22, steel, (x, y, tall)))
    for index, color in enumerate(((0.05, 0.42, 0.12), (0.50, 0.25, 0.01), (0.40, 0.02, 0.015))):
        lens = shine("green lens", (0.10, 0.85, 0.25), 1.6) if index == 0 else materials.plastic(f"lens {index}", color, 0.25)
        parts.append(geometry.cylinder("lens", 0.032, 0.066, lens, (x, y, tall + 0.22 + index * 0.07), sides=32, bevel=0.006))
    # The operator's screen hangs on an arm at the near corner.
    parts += [geometry.tube("arm", [(-half, y, 1.62), (-half - 0.30, y - 0.02, 1.62), (-half - 0.30, y - 0.02, 1.50)], 0.018, steel),
              geometry.box("screen case", (0.40, 0.045, 0.30), trim, (-half - 0.30, y - 0.03, 1.36), (0.12, 0, -0.25), 0.012, 3),
              geometry.box("screen", (0.345, 0.004, 0.235), shine("screen", (0.10, 0.24, 0.32), 0.55), (-half - 0.306, y - 0.054, 1.363), (0.12, 0, -0.25), 0.001)]
    return geometry.join("machine", parts)


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
            geometry.instance(sheet, (x + dice.uniform(-0.006, 0.006), y, TRACK + 0.0006), (0, 0, dice.uniform(-0.003, 0.003)))
            y += 2.245 + dice.choice((0.35, 0.35, 0.6, 1.3))
    # Stacks on pallets wait beside the aisle, interleaved sheet by sheet.
    wood, felt = materials.wood((0.36, 0.27, 0.17), rough=0.75), materials.plastic("interleaf", (0.42, 0.42, 0.41), 0.7)
    board = geometry.box("board", (0.10, 2.35, 0.022), wood, bevel=0.003)
    board.hide_render = True
    for px, py, count in ((-1.62, 12.6, 60), (-1.62, 22.5, 34), (-1.62, 33.0, 52), (3.2, 9.4, 44)):
        for index in range(9):
            geometry.instance(board, (px - 0.56 + index * 0.14, py, 0.135 + dice.uniform(-0.001, 0.001)))
        for bx in (-0.52, 0.0, 0.52):
            geometry.box("runner", (0.10, 2.35, 0.12), wood, (px + bx, py, 0.062), bevel=0.004)
        for index in range(count):
            z = 0.148 + index * 0.005
            shift, turn = dice.uniform(-0.004, 0.004), dice.uniform(-0.002, 0.002)
            geometry.box("interleaf", (1.19, 2.23, 0.0028), felt, (px, py, z + 0.0014), (0, 0, turn), 0)
            geometry.instance(sheet, (px + shift, py + dice.uniform(-0.004, 0.004), z + 0.0029), (0, 0, turn))


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
