"""The portable charger on the sunny side of a tent, tied to its ridge, a lake behind; early morning, dew on the meadow."""
import math
import pathlib
import random
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from mathutils import Matrix, Vector, noise  # noqa: E402

from library import camera, camping, foliage, geometry, light, materials, module, scene, studio, world  # noqa: E402
from library.nodes import Graph  # noqa: E402

WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE = 2400, 1350, 12, 9, -2.75
SHEET = (1.5, 0.62, -1.36)                 # of the ground sheet: its width, its depth, where its middle lies
REACH = (0.13, 0.62)                       # of the charger on the fly sheet: from the ridge to the hem
HAZE = 3800.0


def lie(x, y):
    """A nearly level meadow that falls to the lake behind the tent."""
    rough = 0.04 * noise.noise(Vector((x * 0.5, y * 0.5, 1.7))) + 0.02 * noise.noise(Vector((x * 1.7, y * 1.7, 4.0)))
    near = min(1.0, max(0.0, math.hypot(x, y) - 1.6) / 2.0)
    return rough * near - 0.085 * max(0.0, y - 5.5)


def build(seed):
    dice = random.Random(seed)
    light.daylight(elevation=15.0, azimuth=-152.0, dust=1.1, clouds=0.4, seed=seed)
    camping.tent(level=lie)
    charger()
    ground_sheet(dice)
    things()
    surroundings(dice)
    camera.place((-1.85, -3.60, 1.12), (0.10, 0.0, 0.53), lens=32, focus=(-0.1, -0.6, 0.75), aperture=5.6)


def charger():
    """On the slope, its long side level, its upper edge tied to the ridge by four cords."""
    top, low = Vector(camping.side_point(0.5, REACH[0])), Vector(camping.side_point(0.5, REACH[1]))
    up = (top - low).normalized()
    across = Vector((1, 0, 0))
    normal = across.cross(up).normalized()
    middle = (top + low) / 2 + normal * 0.065
    folded = module.charger(4, 5.0)
    turn = Matrix((across, up, normal)).transposed().to_4x4()
    folded.matrix_world = Matrix.Translation(middle) @ turn @ Matrix.Translation((-0.60, 0, 0))
    cord = materials.fabric("cord", (0.45, 0.07, 0.04), 300)
    for x in (-0.57, -0.19, 0.19, 0.57):
        start = middle + across * x + up * 0.215 + normal * 0.012
        ridge = Vector(camping.side_point(0.5 + x / camping.LENGTH, 0.0)) + Vector((0, 0, 0.010))
        over = Vector(camping.side_point(0.5 + (x + 0.01) / camping.LENGTH, 0.035, 1)) + Vector((0, 0, 0.006))
        geometry.tube("cord", [start, (start + ridge) / 2 + normal * 0.004, ridge, over], 0.0032, cord)
        geometry.tube("knot", [start - across * 0.006, start + up * 0.012 + normal * 0.004, start + across * 0.007, start + up * 0.020, start + across * 0.016 - up * 0.03 + normal * 0.004], 0.0038, cord, smooth=True)
    wire = [middle + across * -0.59 - up * 0.2, middle + across * -0.68 - up * 0.38, Vector((-0.82, -1.06, 0.14)), Vector((-0.80, -1.22, 0.035)), Vector((-0.66, -1.36, 0.03)), Vector((-0.52, -1.38, 0.035))]
    studio.cable([tuple(point) for point in wire], 0.0022, (0.03, 0.03, 0.03))


def sheet_point(u, v, lift=0.0):
    """The ground sheet: it lies on grass, keeps the lines it was packed in, and has one corner turned up."""
    x, y = (u - 0.5) * SHEET[0], (v - 0.5) * SHEET[1]
    z = 0.016 + 0.012 * noise.noise(Vector((x * 2.6, y * 3.4, 2.0))) + 0.006 * noise.noise(Vector((x * 7, y * 8, 6.0)))
    for line, keen in ((-0.375, 0.010), (0.0, -0.007), (0.375, 0.012)):
        z += keen * math.exp(-abs(x - line - 0.010 * noise.noise(Vector((y * 5, line, 0)))) / 0.016) * (0.6 + noise.noise(Vector((y * 4, line, 3.0))))
    z += 0.010 * math.exp(-abs(y - 0.012 * noise.noise(Vector((x * 4, 0, 1.0)))) / 0.016)
    # Slack that was pushed together where somebody sat.
    z += 0.020 * math.exp(-(((x - 0.30 + 0.25 * y) / 0.035) ** 2)) * max(0.0, noise.noise(Vector((y * 3, 1.0, x))) + 0.35)
    for a, b in ((-0.48, -1.40), (-0.18, -1.44)):
        weight = math.exp(-((math.hypot(x - a, y + SHEET[2] - b) / 0.10) ** 2))
        z += (0.020 - z) * weight
    x += 0.012 * noise.noise(Vector((y * 3, 0, 8.0))) * 2 * abs(u - 0.5)
    y += 0.022 * noise.noise(Vector((x * 2.5, 0, 9.0))) * 2 * abs(v - 0.5)
    # The corner: rolled up about a line across it.
    beyond = (x - y) * 0.7071 - (SHEET[0] + SHEET[1]) * 0.35355 + 0.20
    z += lift
    if beyond > 0:
        radius = 0.105 - lift
        turn = beyond / 0.105
        x, y = x + 0.7071 * (radius * math.sin(turn) - beyond), y - 0.7071 * (radius * math.sin(turn) - beyond)
        z += radius * (1 - math.cos(turn))
    return (x, y + SHEET[2], max(z, 0.006 + lift))


def ground_sheet(dice):
    """Coated cloth with a sewn hem, and what people and wind carried onto it."""
    cloth, edge = tarpaulin((0.060, 0.072, 0.062)), tarpaulin((0.030, 0.034, 0.030))
    thread = materials.fabric("sheet thread", (0.20, 0.20, 0.17), 300)
    body = geometry.surface_grid("ground sheet", sheet_point, 240, 100, cloth)
    body.modifiers.new("thickness", "SOLIDIFY").thickness = -0.003
    wide, deep = 0.024 / SHEET[0], 0.024 / SHEET[1]
    for place, length in ((lambda s, t, lift: sheet_point(s, deep * (1 + t) / 2, lift), SHEET[0]), (lambda s, t, lift: sheet_point(s, 1 - deep * (1 + t) / 2, lift), SHEET[0]),
                          (lambda s, t, lift: sheet_point(wide * (1 + t) / 2, s, lift), SHEET[1]), (lambda s, t, lift: sheet_point(1 - wide * (1 + t) / 2, s, lift), SHEET[1])):
        camping.strip(place, 160, length, edge, thread)[0].modifiers.new("thickness", "SOLIDIFY").thickness = 0.004
    litter(dice)


def litter(dice):
    """Cut and torn blades, most of them along the sheet's front edge, and crumbs of earth."""
    vertices, faces = [], []
    for _ in range(260):
        u, v = dice.random(), dice.random() ** (1.8 if dice.random() < 0.6 else 0.6)
        foot, turn, long = Vector(sheet_point(u, v, 0.004)), dice.uniform(0, 6.28), dice.uniform(0.012, 0.055)
        along = Vector((math.cos(turn), math.sin(turn), 0))
        wide = Vector((-along.y, along.x, 0)) * dice.uniform(0.0008, 0.0016)
        middle = foot + along * long * 0.5 + Vector((0, 0, dice.uniform(0.001, 0.010)))
        end = foot + along * long + wide * dice.uniform(-4, 4) + Vector((0, 0, 0.002))
        start = len(vertices)
        vertices += [foot - wide, foot + wide, middle + wide, middle - wide, end]
        faces += [(start, start + 1, start + 2, start + 3), (start + 3, start + 2, start + 4)]
    geometry.link(geometry.mesh_from("litter", vertices, faces), materials.leaves((0.20, 0.19, 0.07), 0))
    vertices, faces = [], []
    for _ in range(170):
        size, start = dice.uniform(0.0015, 0.005), len(vertices)
        spot = Vector(sheet_point(min(1, max(0, dice.gauss(0.62, 0.2))), min(1, max(0, dice.gauss(0.25, 0.22))), 0.003 + size * 0.4))
        vertices += [spot + Vector(corner) * size * dice.uniform(0.6, 1.2) for corner in ((1, 0, 0), (0, 1, 0), (-1, 0, 0), (0, -1, 0), (0, 0, 0.8), (0, 0, -0.8))]
        faces += [(start + i, start + (i + 1) % 4, start + top) if top == 4 else (start + (i + 1) % 4, start + i, start + top) for i in range(4) for top in (4, 5)]
    geometry.link(geometry.mesh_from("crumbs", vertices, faces), materials.surface("earth", (0.060, 0.046, 0.030), 0.95, variation=0.3, bump=0))


def tarpaulin(color):
    """Coated cloth that is trodden on: dried earth in patches, paler where it is rubbed."""
    graph = Graph("tarpaulin")
    place = graph.place("world")
    weave = graph.math("ADD", graph.noise(graph.scaled(place, (26, 380, 380)), 1.0, 1), graph.noise(graph.scaled(place, (380, 26, 380)), 1.0, 1))
    value = graph.math("MULTIPLY", graph.smooth(graph.noise(place, 3.0, 6, 0.65), 0.3, 0.7, 0.72, 1.28, "LINEAR"), graph.smooth(weave, 0.7, 1.3, 0.86, 1.14, "LINEAR"))
    shade = graph.node("ShaderNodeHueSaturation", Color=color, Value=value).outputs[0]
    dirt = graph.math("MULTIPLY", graph.smooth(graph.noise(place, 4.2, 8, 0.72, 0.8), 0.50, 0.68, 0.0, 0.75), graph.smooth(graph.noise(place, 60.0, 4, 0.7), 0.3, 0.65, 0.35, 1.0))
    shade = graph.mix(dirt, shade, (0.135, 0.110, 0.075))
    crush = graph.noise(place, 16.0, 5, 0.6, 0.7)
    bump = graph.bump(weave, 0.5, 0.001, graph.bump(crush, 0.6, 0.008))
    graph.set(Base_Color=shade, Roughness=graph.math("ADD", 0.55, graph.math("MULTIPLY", dirt, 0.4)), Specular=0.35, Normal=bump)
    return graph.material


def things():
    """A lamp being charged and a mug, on the sheet in front of the tent."""
    shell, glow = materials.plastic("lamp", (0.05, 0.055, 0.06), 0.4), materials.plastic("lamp shade", (0.62, 0.60, 0.54), 0.5)
    lamp = [geometry.lathe("foot", [(0.052, 0), (0.055, 0.005), (0.055, 0.038), (0.045, 0.045)], shell, sides=48),
            geometry.lathe("globe", [(0.042, 0.045), (0.044, 0.06), (0.044, 0.125), (0.038, 0.135)], glow, sides=48),
            geometry.lathe("cap", [(0.046, 0.133), (0.048, 0.140), (0.040, 0.158), (0.004, 0.163)], shell, sides=48),
            geometry.tube("bow", [(-0.046, 0, 0.14), (-0.04, 0, 0.20), (0, 0, 0.222), (0.04, 0, 0.20), (0.046, 0, 0.14)], 0.003, materials.stainless(), smooth=True)]
    geometry.group("lamp", lamp, (-0.48, -1.40, 0.028), (0, 0, 0.4))
    cup = camping.mug()
    cup.location, cup.rotation_euler = (-0.18, -1.44, 0.03), (0, 0, -0.7)


def trodden(x, y):
    """How much the grass is walked down, 0 to 1: along the sheet, round the pegs, and a path to the water past the rear."""
    front = math.exp(-(((y + 1.78 + 0.15 * math.sin(x * 2.1)) / 0.24) ** 2)) * (1.0 if x < 1.6 else math.exp(-((x - 1.6) / 0.6) ** 2))
    path = math.exp(-(((x + 2.05 + 0.25 * math.sin(y * 1.3) + 0.10 * y) / 0.20) ** 2)) * (0.8 if y > -2.2 else 0.4)
    wander = 0.75 + 0.9 * noise.noise(Vector((x * 3.1, y * 3.1, 12.0)))
    return max(0.0, min(1.0, max(front, path) * wander))


def covered(x, y):
    """Under the tent or the sheet: no grass."""
    sheet = abs(x) < SHEET[0] / 2 - 0.015 and abs(y - SHEET[2]) < SHEET[1] / 2 - 0.015 and (x - y + SHEET[2]) * 0.7071 < (SHEET[0] + SHEET[1]) * 0.35355 - 0.17
    return sheet or (abs(x) < 1.12 and abs(y) < 0.90)


def lawn(dice):
    """Earth and thatch, and on it three kinds of blade: dense near the camera, trodden in places, tussocks towards the water."""
    geometry.surface_grid("meadow", lambda u, v: (lambda x, y: (x, y, lie(x, y)))((u - 0.5) * 90, -10 + v * 30), 260, 120, thatch())

    def patch(x, y, wide, deep, density, tall, green, clumps):
        def level(a, b):
            a, b = a + x, b + y
            if covered(a, b):
                return -1.0
            # Blades that stand lower look shorter: patches, and places that are walked on.
            bare = 0.5 - 0.9 * noise.noise(Vector((a * clumps, b * clumps, tall * 90)))
            return lie(a, b) - 0.004 - tall * (0.45 * max(0.0, bare) + 0.55 * trodden(a, b))
        foliage.grass(wide, deep, density, tall, dice.randint(0, 999), green, (x, y, 0), level)
    fresh, pale, straw = (materials.leaves(color, 0) for color in ((0.090, 0.130, 0.034), (0.150, 0.165, 0.055), (0.240, 0.205, 0.095)))
    for x, y, wide, deep, dense in ((-0.4, -1.85, 4.6, 2.1, 2300), (-2.6, 0.6, 3.2, 2.8, 1300), (2.7, 0.2, 3.2, 2.6, 1100)):
        for share, tall, green, clumps in ((0.62, 0.085, fresh, 1.3), (0.30, 0.100, pale, 2.1), (0.08, 0.115, straw, 0.9)):
            patch(x, y, wide, deep, dense * share, tall, green, clumps)
    for x, y, wide, deep, dense, tall in ((-4.6, 3.0, 5.0, 4.0, 260, 0.15), (4.6, 3.2, 6.4, 4.4, 260, 0.15)):
        patch(x, y, wide, deep, dense, tall, fresh, 0.8)
        patch(x, y, wide, deep, dense * 0.5, tall * 1.2, pale, 1.4)
    near, far, reeds = [], [], []
    while len(near) < 150:
        x, y = dice.uniform(-4.5, 5.0), dice.uniform(-3.0, 3.4)
        if not covered(x, y) and trodden(x, y) < 0.25 and math.hypot(x + 1.85, y + 3.6) > 1.3 and not (abs(x) < 1.5 and abs(y + 0.5) < 1.6) and noise.noise(Vector((x * 0.9, y * 0.9, 5))) > -0.05:
            near.append((x, y, lie(x, y) - 0.02))
    while len(far) < 1500:
        y = 1.8 + 9.0 * dice.random() ** 0.8
        x = dice.uniform(-1.2, 1.9) * (y + 3.6)
        if noise.noise(Vector((x * 0.35, y * 0.5, 8))) + 0.25 * dice.gauss(0, 1) > -0.05 and not (abs(x) < 1.4 and y < 2.0):
            far.append((x, y, lie(x, y) - 0.03))
    while len(reeds) < 650:
        x = dice.uniform(-18, 34)
        y = 12.0 + 0.9 * noise.noise(Vector((x * 0.3, 0, 3))) + 0.5 * dice.gauss(0, 1)
        if noise.noise(Vector((x * 0.45, 1, 3))) > -0.22:
            reeds.append((x, y, lie(x, y) - 0.03))
    foliage.tussocks(near, 3, (0.105, 0.135, 0.038), 0.15)
    foliage.tussocks(far, 4, (0.120, 0.135, 0.042), 0.24)
    foliage.tussocks(reeds, 5, (0.130, 0.125, 0.050), 0.52)


def thatch():
    """What is between the blades: earth and dead grass, darker where people walk; a meadow from afar."""
    graph = Graph("thatch")
    place = graph.place("world")
    far = graph.smooth(graph.nodes.new("ShaderNodeCameraData").outputs["View Distance"], 4.0, 13.0)
    mottle = graph.noise(place, 2.6, 7, 0.7)
    dead = graph.noise(graph.scaled(place, (60, 190, 60), (0, 0, 0.6)), 1.0, 4, 0.7)
    shade = graph.mix(graph.smooth(mottle, 0.35, 0.65), (0.030, 0.038, 0.014), (0.058, 0.062, 0.026))
    shade = graph.mix(graph.smooth(dead, 0.50, 0.68, 0.0, 0.7), shade, (0.120, 0.098, 0.052))
    meadow = graph.mix(graph.smooth(graph.noise(place, 0.35, 7, 0.7), 0.3, 0.7), (0.062, 0.085, 0.026), (0.105, 0.112, 0.042))
    shade = graph.mix(far, shade, meadow)
    graph.set(Base_Color=shade, Roughness=0.97, Specular=0.08, Normal=graph.bump(graph.noise(place, 22.0, 6, 0.7), 0.9, 0.03))
    return materials.hazed(graph, HAZE)


def surroundings(dice):
    lawn(dice)
    meadow = materials.ground((0.080, 0.105, 0.035), HAZE)
    stone = materials.surface("boulder", (0.22, 0.21, 0.19), 0.9, variation=0.35, blotch=3, grain=20, bump=0.9, depth=0.02, dirt=0.3)
    for x, y, size in ((-3.4, 1.8, 0.42), (-2.9, 2.2, 0.24), (3.4, 2.6, 0.5)):
        spot = Vector((x, y, lie(x, y)))
        geometry.surface_grid("boulder", lambda u, v: spot + Vector((math.cos(6.2832 * u) * math.sin(3.1416 * v) * 1.3, math.sin(6.2832 * u) * math.sin(3.1416 * v), math.cos(3.1416 * v) * 0.75 + 0.2)) * size * (1 + 0.28 * noise.noise(Vector((math.cos(6.2832 * u) * 1.4, math.sin(6.2832 * u) * 1.4 + x, v * 3)))), 28, 16, stone)
    world.water(-0.62, 16000, chop=0.6, wind=0.5, haze=HAZE)
    kinds = foliage.grove(3, 4, 12.0, HAZE, 1300, conifers=3)
    for center, width, depth, count, turn in (((-140, 380), 520, 40, 260, 0.05), ((300, 300), 420, 40, 240, -0.35)):
        geometry.box("shore", (width * 1.1, depth * 1.3, 3.0), meadow, (center[0], center[1] + 12, -1.4), (0, 0, turn), bevel=0.8)
        world.tree_line(center, width, depth, count, dice.randint(0, 999), kinds, haze=HAZE, level=0.1, turn=turn)
    world.hills(1500, -80, 85, 170, 3, HAZE)
    world.hills(3900, -90, 95, 480, 2, HAZE)


scene.render(build, "charger-tent", WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE, warmth=0.2)
