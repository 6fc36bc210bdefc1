"""Long modern factory at dawn, light in its windows, thin modules over the whole roof."""
import math
import pathlib
import random
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from library import buildings, camera, cars, foliage, geometry, light, materials, module, props, scene, world  # noqa: E402

WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE = 2400, 1350, 9, 9, -2.35
LENGTH, DEPTH, TALL = 236.0, 64.0, 11.5   # of the hall, its front along y = 0
HAZE = 1500.0


def build(seed):
    dice = random.Random(seed)
    buildings.fewer_bounces()
    light.daylight(elevation=5.0, azimuth=62.0, dust=1.6, clouds=0.55, seed=seed + 2)
    hall(dice)
    entrance(dice)
    yard(dice)
    surroundings(dice)
    roof(dice)
    camera.place((-30.0, -40.0, 29.0), (46.0, 24.0, 6.0), lens=27, focus=(10, 0, 10), aperture=None, shift=(0, 0.01))


def hall(dice):
    """Ribbed panels in two tones, a ribbon of windows, docks at the far half."""
    tones = [materials.paint(f"panel {k}", color, 0.45, dirt=0.015) for k, color in enumerate(((0.40, 0.42, 0.44), (0.35, 0.37, 0.39), (0.43, 0.45, 0.46)))]
    base, trim = materials.concrete((0.30, 0.295, 0.285)), materials.paint("trim", (0.05, 0.055, 0.062), 0.4)
    pane = buildings.lit("ribbon", (1.0, 0.72, 0.42, 1.0), 3.2)
    panel = geometry.box("panel", (3.98, 0.10, TALL - 1.0), tones[0], (0, 0, 0), bevel=0.012)
    window = geometry.join("window", [geometry.box("pane", (1.93, 0.05, 1.5), pane, bevel=0.004)])
    frame = geometry.box("frame", (0.07, 0.10, 1.5), trim, bevel=0.006)
    panels = [panel] + [panel.copy() for _ in range(2)]
    for entity, tone in zip(panels[1:], tones[1:]):
        entity.data = panel.data.copy()
        entity.data.materials[0] = tone
    for pattern in (panel, window, frame):
        pattern.hide_render = True
    geometry.box("core", (LENGTH - 0.2, DEPTH - 0.2, TALL - 0.1), tones[0], (LENGTH / 2, DEPTH / 2, TALL / 2), bevel=0)
    for index in range(int(LENGTH / 4)):
        x = 2.0 + index * 4.0
        geometry.instance(dice.choice(panels), (x, -0.04, 0.5 + TALL / 2))
        if index < DEPTH / 4:
            geometry.instance(dice.choice(panels), (-0.04, 2.0 + index * 4.0, 0.5 + TALL / 2), (0, 0, math.pi / 2))
        if 6 < index < 52:
            for half in (-1, 1):
                geometry.instance(window, (x + half, -0.10, 6.9))
                geometry.instance(frame, (x + half + 1, -0.12, 6.9))
    geometry.box("plinth", (LENGTH + 0.2, DEPTH + 0.2, 0.9), base, (LENGTH / 2, DEPTH / 2, 0.4), bevel=0.02)
    for z in (6.1, 7.7):
        geometry.box("ribbon edge", (184, 0.20, 0.08), trim, (118, -0.10, z), bevel=0.01)
    for x, y, wide, deep in ((LENGTH / 2, -0.02, LENGTH + 0.5, 0.34), (LENGTH / 2, DEPTH, LENGTH + 0.5, 0.34), (0, DEPTH / 2, 0.34, DEPTH), (LENGTH, DEPTH / 2, 0.34, DEPTH)):
        geometry.box("parapet", (wide, deep, 0.62), trim, (x, y, TALL + 0.25), bevel=0.02)


def entrance(dice):
    """Glazed office front at the near corner, lit from inside, under a thin projecting roof."""
    trim, floor = materials.paint("mullion", (0.05, 0.055, 0.062), 0.4), materials.concrete((0.42, 0.41, 0.39))
    warm = buildings.lit("office", (1.0, 0.74, 0.46, 1.0), 4.2, 0.9)
    pane = geometry.box("pane", (1.93, 0.05, 3.2), warm, bevel=0.004)
    post = geometry.box("post", (0.07, 0.16, 7.6), trim, bevel=0.006)
    pane.hide_render = post.hide_render = True
    geometry.box("office", (26.0, 5.2, 7.6), trim, (13.6, -2.6, 3.8), bevel=0.02)
    for level in (2.0, 5.75):
        for index in range(13):
            geometry.instance(pane, (1.6 + index * 2, -5.22, level))
        for index in range(2):
            geometry.instance(pane, (0.57, -1.6 - index * 2, level), (0, 0, math.pi / 2))
    for index in range(14):
        geometry.instance(post, (0.6 + index * 2, -5.26, 3.8))
    geometry.box("slab", (26.6, 5.6, 0.45), floor, (13.6, -2.7, 3.85), bevel=0.02)
    geometry.box("canopy", (28.5, 7.6, 0.35), trim, (13.4, -3.6, 7.75), bevel=0.03)


def roof(dice):
    """Modules lie flat on the membrane in fields; paths, rooflights and vents stay free."""
    geometry.surface_grid("membrane", lambda u, v: (u * LENGTH, v * DEPTH, TALL + 0.02), 2, 2, materials.membrane((0.42, 0.43, 0.43)))
    dome, unit = props.rooflight(2.0, 4.0), buildings.roof_unit((4.2, 2.2, 2.2))
    sheet = module.make("smf-520", backsheet="white", dust=0.03)
    for pattern in (dome, unit, sheet):
        pattern.hide_render = True
    x, field = 2.4, 0
    while x < LENGTH - 12:
        for y in (8.5, 24.5, 40.5, 56.5):
            geometry.instance(dome if (field + int(y)) % 3 else unit, (x + 14.2, y + dice.uniform(-0.2, 0.2), TALL + 0.02))
        for column in range(10):
            for row in range(26):
                y = 2.6 + row * 2.275 + (row // 13) * 1.2
                if y < DEPTH - 1.6:
                    geometry.instance(sheet, (x + 0.6 + column * 1.212, y + dice.uniform(-0.004, 0.004), TALL + 0.03), (dice.uniform(-6e-4, 6e-4), dice.uniform(-6e-4, 6e-4), 0))
        x, field = x + 16.4, field + 1


def yard(dice):
    """Forecourt with parked cars, docks with trailers, lit lamps along the road."""
    geometry.surface_grid("yard", lambda u, v: (-60 + u * 340, -62 + v * 150, 0.0), 2, 2, materials.asphalt())
    models = [cars.car(kind, color) for kind, color in (("estate", (0.36, 0.37, 0.38)), ("hatchback", (0.03, 0.04, 0.06)), ("saloon", (0.5, 0.5, 0.49)), ("hatchback", (0.14, 0.02, 0.016)))]
    box, lamp, shine = cars.trailer(), props.lamp_post(7.0), buildings.lit("lamp", (1.0, 0.85, 0.62, 1.0), 40.0, 0.0)
    head = geometry.box("lamp glow", (0.46, 0.15, 0.02), shine, (0, 0, 0), bevel=0.004)
    for pattern in (*models, box, lamp, head):
        pattern.hide_render = True
    line, green = materials.surface("line", (0.45, 0.45, 0.43), 0.8, dirt=0.5), materials.surface("bed", (0.026, 0.050, 0.014), 0.95, specular=0.1, variation=0.3, blotch=0.6, grain=14, bump=0.35, depth=0.02, space="world")
    for row, y in enumerate((-17.5, -28.5)):
        for index in range(34):
            x = 2 + index * 2.6
            geometry.box("line", (0.10, 4.8, 0.004), line, (x - 1.3, y, 0.003), bevel=0)
            if dice.random() < 0.55:
                geometry.instance(dice.choice(models), (x, y + dice.uniform(-0.2, 0.2), 0), (0, 0, math.pi / 2 * dice.choice((1, 1, -1)) + dice.uniform(-0.03, 0.03)))
    geometry.box("bed", (92, 2.6, 0.14), green, (44, -23.0, 0.05), bevel=0.02)
    kinds = foliage.grove(3, 3, 6.5, 0, 1500)
    foliage.scatter(kinds, [(1 + index * 8.3 + dice.uniform(-0.6, 0.6), -23.0, 0.1) for index in range(11)], 3, 0.75, 1.1)
    door, seal = materials.paint("dock door", (0.30, 0.31, 0.32), 0.5), materials.rubber()
    for index in range(15):
        x = 110 + index * 6.6
        geometry.box("seal", (3.4, 0.5, 3.6), seal, (x, -0.3, 2.6), bevel=0.03)
        geometry.box("dock door", (2.7, 0.52, 2.9), door, (x, -0.31, 2.5), bevel=0.02)
        if dice.random() < 0.6:
            geometry.instance(box, (x, -0.7, 0), (0, 0, math.pi / 2 + dice.uniform(-0.01, 0.01)))
    for x in (-8, 20, 48, 76, 104, 138):
        geometry.instance(lamp, (x, -34.0, 0), (0, 0, math.pi / 2))
        geometry.instance(head, (x, -33.03, 7.055), (0, 0, math.pi / 2))


def surroundings(dice):
    world.plain(-0.08, 9000, materials.ground((0.060, 0.075, 0.032), HAZE))
    kinds = foliage.grove(5, 5, 11.0, HAZE, 1400, conifers=1)
    for center, width, depth, count, turn in (((120, 104), 300, 12, 70, 0), ((-70, 70), 80, 40, 50, 0), ((60, 190), 520, 60, 220, 0), ((250, 30), 60, 120, 60, 0), ((200, 420), 1200, 160, 420, 0), ((420, -60), 60, 600, 160, 0)):
        world.tree_line(center, width, depth, count, dice.randint(0, 999), kinds, haze=HAZE, turn=turn)
    world.halls((330, 170), 5, (300, 80), 3, HAZE)
    world.village((60, 300), 18, (460, 60), 5, HAZE)
    world.power_line((-420, 380, 0), (760, 300, 0), 8, 32, HAZE)
    world.hills(1500, -80, 120, 120, 4, HAZE)
    world.hills(3200, -80, 125, 300, 6, HAZE)


scene.render(build, "gigafactory", WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE, bloom=0.07, warmth=0.2)
