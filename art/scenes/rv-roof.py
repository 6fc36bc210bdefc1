"""Motorhome by a lake, seen from above its rear: modules bonded to a roof that has been on the road, a path down to the shore."""
import math
import pathlib
import random
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
import bpy  # noqa: E402
from mathutils import Vector, noise  # noqa: E402

from library import buildings, camera, camping, foliage, geometry, light, materials, motorhome, motorhome_roof, motorhome_walls, props, scene, studio, world  # noqa: E402
from library.nodes import Graph  # noqa: E402

WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE = 1600, 900, 18, 3, -2.8
SUN = (17.0, -76.0)                        # elevation and azimuth: from the left, so that grass and seams have shadows
LAKE = -1.9
HAZE = 5200.0


def build(seed):
    dice = random.Random(seed)
    buildings.fewer_bounces()
    bpy.context.scene.cycles.adaptive_min_samples = 10    # far leaves are smaller than a pixel: after four samples they are specks
    light.daylight(elevation=SUN[0], azimuth=SUN[1], dust=0.8, clouds=0.75, seed=seed)
    motorhome.body()
    motorhome_walls.dress()
    motorhome_roof.dress(seed)
    motorhome_roof.without("stile", "rung", "arch trim")
    motorhome_roof.leaves(24, dice)
    geometry.surface_grid("ground", lambda u, v: (lambda x, y: (x, y, lie(x, y)))(-45 + 95 * u, -8 + 56 * v), 640, 460, ground())
    # What the mirrors see behind the vehicle.
    geometry.surface_grid("land behind", lambda u, v: (-150 + 300 * u, -240 + 233 * v, -0.03), 2, 2, materials.ground((0.085, 0.085, 0.036), HAZE))
    gravel_stones(dice)
    camp()
    meadow(dice)
    shore(dice)
    trees(dice)
    far_side(dice)
    camera.place((-1.72, -1.50, 4.50), (0.22, 5.0, 2.44), lens=25, focus=(-0.3, 2.2, 2.85), aperture=9.0, shift=(0, 0.050))


def swell(x, y, size, mark=0.0):
    return noise.noise(Vector((x * size, y * size, mark)))


# --- the ground -------------------------------------------------------------------------

def verge(x, y):
    """Below 0 on the pull-out, above it in the grass: a ragged edge."""
    return max(abs(x - 0.1) - 3.5 - 0.06 * max(0.0, 3 - y), y - 10.2) + 0.9 * swell(x, y, 0.35, 2.0) + 0.4 * swell(x, y, 1.3, 5.0)


def path(y):
    """x of the middle of the path that feet have worn from the pull-out to the jetty."""
    return -2.6 - 0.36 * (y - 8.5) + 0.5 * math.sin(0.42 * y)


def trodden(x, y):
    """Distance from the path, or what is far from it."""
    return abs(x - path(y)) if 8.0 < y < 27.5 else 9.0


def lie(x, y):
    """Height of the land: a level pitch, a meadow with hollows, a bank that falls to the lake along an uneven line."""
    z = 0.014 * swell(x, y, 0.7) + 0.007 * swell(x, y, 2.3, 3.0)
    grass = min(1.0, max(0.0, verge(x, y) + 0.2) * 0.8)
    z += grass * (0.05 + 0.16 * swell(x, y, 0.14, 1.7) + 0.05 * swell(x, y, 0.6, 4.1))
    z -= 0.06 * math.exp(-(trodden(x, y) / 0.30) ** 2)
    beach = y - 21.5 + 3.5 * swell(x, 0.0, 0.05, 9.0) + 1.2 * swell(x, y, 0.22, 6.0)
    fall = max(0.0, beach)
    return z - min(fall * 0.30, 1.55 + (fall - 5.17) * 0.085 if fall > 5.17 else 9.0)


def ground():
    """Earth and crushed stone on the pull-out and the path, turf beyond, wet shingle at the water; in world metres."""
    graph = Graph("ground")
    m, place = graph.math, graph.place("world")
    split = graph.node("ShaderNodeSeparateXYZ")
    graph.links.new(place, split.inputs[0])
    x, y, z = split.outputs["X"], split.outputs["Y"], split.outputs["Z"]
    broad, patch, mottle = graph.noise(place, 0.25, 4), graph.noise(place, 1.5, 6, 0.65), graph.noise(place, 11.0, 6, 0.7)
    cells = graph.node("ShaderNodeTexVoronoi", {"feature": "F1"}, Scale=36.0)
    graph.links.new(place, cells.inputs["Vector"])
    each = graph.node("ShaderNodeSeparateXYZ")
    graph.links.new(cells.outputs["Color"], each.inputs[0])
    value = m("MULTIPLY", graph.smooth(each.outputs[0], 0.0, 1.0, 0.45, 1.55, "LINEAR"), graph.smooth(patch, 0.3, 0.7, 0.78, 1.2, "LINEAR"))
    stone = graph.node("ShaderNodeHueSaturation", Color=graph.mix(each.outputs[1], (0.165, 0.152, 0.130), (0.215, 0.205, 0.185)), Value=value).outputs[0]
    earth = graph.mix(graph.smooth(mottle, 0.35, 0.65), (0.085, 0.068, 0.047), (0.140, 0.118, 0.088))
    # Wheels have pressed the fines out of the stone in two tracks; between them and at the verge earth shows.
    track = graph.smooth(m("ADD", m("ABSOLUTE", m("SUBTRACT", m("ABSOLUTE", m("ADD", x, 2.15)), 0.78)), m("MULTIPLY", m("SUBTRACT", mottle, 0.5), 0.16)), 0.30, 0.10)
    soil = m("MAXIMUM", m("MULTIPLY", track, 0.75), graph.smooth(patch, 0.46, 0.60, 0.0, 0.85))
    yard = graph.mix(soil, stone, earth)
    damp = graph.smooth(graph.noise(place, 0.5, 5, 0.6), 0.54, 0.62)
    yard = graph.mix(m("MULTIPLY", damp, m("ADD", 0.25, m("MULTIPLY", track, 0.4))), yard, (0.052, 0.043, 0.032))
    turf = graph.mix(graph.smooth(graph.noise(place, 0.8, 7, 0.7), 0.3, 0.7), (0.040, 0.047, 0.018), (0.088, 0.082, 0.036))
    turf = graph.mix(graph.smooth(broad, 0.50, 0.64, 0.0, 0.6), turf, (0.105, 0.088, 0.046))
    out = m("MAXIMUM", m("SUBTRACT", m("ABSOLUTE", m("SUBTRACT", x, 0.1)), 3.5), m("SUBTRACT", y, 10.2))
    out = m("ADD", out, m("MULTIPLY", m("SUBTRACT", graph.noise(place, 0.6, 5, 0.6), 0.5), 2.2))
    grown = graph.smooth(out, -0.25, 0.45)
    course = m("ADD", m("SUBTRACT", -2.6, m("MULTIPLY", m("SUBTRACT", y, 8.5), 0.36)), m("MULTIPLY", m("SINE", m("MULTIPLY", y, 0.42)), 0.5))
    walked = graph.smooth(m("ADD", m("ABSOLUTE", m("SUBTRACT", x, course)), m("MULTIPLY", m("SUBTRACT", patch, 0.5), 0.5)), 0.42, 0.16)
    walked = m("MULTIPLY", walked, m("MULTIPLY", m("GREATER_THAN", y, 8.0), m("LESS_THAN", y, 28.0)))
    shade = graph.mix(m("MULTIPLY", grown, m("SUBTRACT", 1.0, m("MULTIPLY", walked, 0.9))), graph.mix(grown, yard, earth), turf)
    level = m("ADD", z, m("MULTIPLY", m("SUBTRACT", patch, 0.5), 0.30))
    shade = graph.mix(graph.smooth(level, LAKE + 0.75, LAKE + 0.45), shade, stone)
    wet = graph.smooth(level, LAKE + 0.22, LAKE + 0.08)
    shade = graph.mix(wet, shade, (0.32, 0.32, 0.33), "MULTIPLY")
    relief = m("MULTIPLY", m("SUBTRACT", 1.0, cells.outputs["Distance"]), m("SUBTRACT", 1.0, m("MULTIPLY", soil, 0.8)))
    rise = graph.bump(mottle, 0.8, 0.022)
    graph.set(Base_Color=shade, Roughness=m("SUBTRACT", 0.93, m("MULTIPLY", wet, 0.5)), Specular=0.25, Normal=graph.bump(relief, 0.9, 0.012, rise))
    return materials.hazed(graph, HAZE)


def gravel_stones(dice):
    """Loose stones: more towards the edges of the pull-out and of the tracks, where tyres have thrown them."""
    points, faces, count = [], [], 0
    corners = ((1, 0, 0), (0, 1, 0), (-1, 0, 0), (0, -1, 0), (0, 0, 0.75), (0, 0, -0.6))
    while count < 5200:
        x, y = dice.uniform(-4.6, -1.0), dice.uniform(0.0, 11.5)
        off = abs(abs(x + 2.15) - 0.78)
        if verge(x, y) > 0.35 or off < 0.14 or dice.random() > 0.25 + 0.75 * math.exp(-((off - 0.30) / 0.14) ** 2):
            continue
        size, first, turn = min(0.040, dice.lognormvariate(-4.6, 0.45)), len(points), dice.uniform(0, 6.28)
        c, s, spot = math.cos(turn), math.sin(turn), Vector((x, y, lie(x, y) + size * 0.2))
        points += [spot + Vector((a * c - b * s, a * s + b * c, e)) * size * dice.uniform(0.6, 1.15) for a, b, e in corners]
        faces += [(first + (i + 1) % 4, first + i, first + 5) for i in range(4)] + [(first + i, first + (i + 1) % 4, first + 4) for i in range(4)]
        count += 1
    geometry.link(geometry.mesh_from("gravel", points, faces), materials.surface("gravel stone", (0.20, 0.185, 0.16), 0.9, variation=0.4, blotch=40, grain=200, bump=0.2))


def camp():
    """Two chairs that look over the lake, a stool with a mug between them, a mat at the door."""
    for x, y, turn in ((-3.25, 8.0, 172), (-4.30, 7.7, 196)):
        chair = buildings.folding_chair((0.24, 0.13, 0.06))
        chair.location, chair.rotation_euler = (x, y, lie(x, y)), (0, 0, math.radians(turn))
    studio.stool((-3.78, 8.15, lie(-3.78, 8.15)), 0.4, 0.44, (0.30, 0.19, 0.09))
    cup = camping.mug()
    cup.location = (-3.74, 8.12, lie(-3.78, 8.15) + 0.44)

    def cloth(u, v):
        x, y = -1.92 + (u - 0.5) * 0.60, 3.78 + (v - 0.5) * 0.95
        return (x, y, lie(x, y) + 0.016 + 0.006 * swell(x, y, 4.0, 6.0))
    geometry.surface_grid("mat", cloth, 40, 60, materials.fabric("mat", (0.060, 0.045, 0.032), 160)).modifiers.new("thick", "SOLIDIFY").thickness = 0.010


# --- what grows --------------------------------------------------------------------------

def meadow(dice):
    """Turf from overlapping sods of real blades, each kind in its own drifts: short green, seeding straw, coarse tufts, clover."""
    sods = []
    for index, (color, tall, thick) in enumerate((((0.085, 0.108, 0.028), 0.075, 520), ((0.110, 0.125, 0.036), 0.13, 460), ((0.185, 0.160, 0.070), 0.24, 330), ((0.065, 0.095, 0.024), 0.10, 560))):
        sod = foliage.grass(1.5, 1.5, thick, tall, 20 + index, materials.leaves(color, 0))
        sod.hide_render = True
        sods.append(sod)
    for gx in range(-46, 62):
        for gy in range(0, 36):
            x, y = gx * 0.72 + dice.uniform(-0.36, 0.36), gy * 0.72 + 0.5 + dice.uniform(-0.36, 0.36)
            z = lie(x, y)
            if verge(x, y) < 0.30 + 0.5 * dice.random() or trodden(x, y) < 0.75 + 0.3 * dice.random() or z < LAKE + 0.55 or abs(x) < 1.6 and y < 8:
                continue
            drift = swell(x, y, 0.16, 12.0) + 0.25 * dice.gauss(0, 1)
            kind = 2 if drift > 0.22 else 1 if drift > -0.02 else 3 if drift < -0.38 else 0
            size = dice.uniform(0.85, 1.25) * (1.0 + 0.020 * y)
            geometry.instance(sods[kind], (x, y, z - 0.015), (dice.uniform(-0.04, 0.04), dice.uniform(-0.04, 0.04), dice.uniform(0, 6.28)), (size, size, size * dice.uniform(0.75, 1.35)))
    tufts, weeds = [], []
    while len(tufts) < 420:
        x, y = dice.uniform(-30, 36), dice.uniform(1, 24)
        if verge(x, y) > 0.0 and trodden(x, y) > 0.6 and lie(x, y) > LAKE + 0.5 and swell(x, y, 0.22, 33.0) + dice.uniform(-0.15, 0.15) > 0.18:
            tufts.append((x, y, lie(x, y) - 0.03))
    while len(weeds) < 170:
        x, y = dice.uniform(-4.8, -1.3), dice.uniform(0.5, 11)
        rim = -0.5 < verge(x, y) < 0.4
        if (rim or abs(x + 2.15) < 0.45) and dice.random() < (0.9 if rim else 0.25):
            weeds.append((x, y, lie(x, y) - 0.01))
    flowers(dice)
    foliage.tussocks(tufts, 3, (0.118, 0.122, 0.040), 0.34, kinds=6)
    foliage.tussocks(weeds, 5, (0.088, 0.110, 0.032), 0.085)


def flowers(dice):
    """Umbels gone white above the grass, in drifts: a plant of several stems, modelled twice."""
    white, stalk = materials.surface("umbel", (0.50, 0.50, 0.43), 0.8, variation=0.25, blotch=20, grain=90), materials.leaves((0.085, 0.105, 0.032), 0)
    models = []
    for kind in range(3):
        parts = []
        for _ in range(5 + kind):
            turn, lean, tall = dice.uniform(0, 6.28), dice.uniform(0.05, 0.30), dice.uniform(0.42, 0.80)
            head = Vector((math.cos(turn) * lean, math.sin(turn) * lean, tall))
            parts.append(geometry.tube("stalk", [(0, 0, 0), head * 0.5 + Vector((0, 0, 0.04)), head], 0.0032, stalk, resolution=0))
            for ray in range(9):
                a, reach = ray * 2.4, 0.016 * ray ** 0.5
                spot = head + Vector((reach * math.cos(a), reach * math.sin(a), 0.012 - 0.12 * reach))
                parts.append(geometry.lathe("umbel", [(0.004, -0.003), (0.011, 0.0), (0.009, 0.004)], white, spot, (dice.uniform(-0.4, 0.4), dice.uniform(-0.4, 0.4), 0), 6))
        model = geometry.join("umbels", parts)
        model.hide_render = True
        models.append(model)
    spots = []
    while len(spots) < 260:
        x, y = dice.uniform(-24, 30), dice.uniform(2, 23)
        if verge(x, y) > 0.3 and trodden(x, y) > 0.7 and lie(x, y) > LAKE + 0.7 and swell(x, y, 0.20, 57.0) + dice.uniform(-0.12, 0.12) > 0.16:
            spots.append((x, y, lie(x, y) - 0.03))
    foliage.scatter(models, spots, 9, 0.7, 1.2)


def shore(dice):
    """Reeds in stands with gaps, stones and cobbles along the water, a jetty where the path ends."""
    reeds, rocks = [], []
    while len(reeds) < 900:
        x, y = dice.uniform(-38, 48), dice.uniform(22, 42)
        depth = lie(x, y) - LAKE
        if -0.45 < depth < 0.12 and swell(x, 0.0, 0.11, 71.0) + dice.uniform(-0.12, 0.12) > 0.02 and abs(x - path(27)) > 3.0:
            reeds.append((x, y, max(lie(x, y), LAKE - 0.25)))
    while len(rocks) < 520:
        x, y = dice.uniform(-36, 46), dice.uniform(20, 40)
        if -0.16 < lie(x, y) - LAKE < 0.50 + dice.gauss(0, 0.15):
            rocks.append((x, y, lie(x, y), min(0.55, dice.lognormvariate(-2.1, 0.65))))
    rocks += [(x, y, lie(x, y), size) for x, y, size in ((-7.3, 14.6, 0.40), (-6.7, 15.0, 0.24), (-11.5, 18.0, 0.38))]
    foliage.tussocks(reeds, 6, (0.100, 0.108, 0.038), 1.15, kinds=5)
    world.stones(rocks, 4, (0.130, 0.122, 0.108))
    end = 26.0
    props.jetty(15.0, 1.5, (path(end) - 0.2, end, LAKE - 0.05), math.radians(96), 0.62)


def trees(dice):
    """Alders and willows on the bank: boughs seen between the leaves, thickets at their feet; they leave the lake open on the left."""
    stem = materials.surface("bark", (0.095, 0.080, 0.064), 0.9, variation=0.35, grain=16, bump=0.9, depth=0.02, haze=HAZE)
    greens = [materials.leaves(color, HAZE) for color in ((0.070, 0.104, 0.028), (0.088, 0.116, 0.034), (0.060, 0.092, 0.030))]
    kinds = [foliage.leafy(60 + k, 8.8 + 1.3 * k, 34000, 0.120, greens[k], stem) for k in range(3)]
    bushes = [foliage.tree(80 + k, 1.8, 0.62, 5600, 0.085, greens[k], stem) for k in range(3)]
    for kind in kinds + bushes:
        kind.hide_render = True
    for index, (x, y, size) in enumerate(((12.5, 23.0, 1.0), (17.5, 24.5, 0.82), (15.0, 27.0, 0.64), (24.0, 22.0, 0.94), (29.0, 25.0, 0.72), (9.6, 25.5, 0.50), (-29.0, 24.0, 0.85), (-25.5, 26.0, 0.6), (35.0, 20.0, 0.9), (-36.0, 22.0, 0.8))):
        geometry.instance(kinds[index % 3], (x, y, lie(x, y) - 0.05), (0, 0, dice.uniform(0, 6.28)), size)
    spots = [(x + dice.gauss(0, 0.9), y + dice.gauss(0, 0.7)) for x, y in ((10.5, 23.5), (11.5, 24.5), (13.8, 24.0), (16.0, 25.0), (18.5, 25.5), (19.5, 24.0), (22.0, 23.5), (25.5, 23.0), (27.0, 24.5), (31.0, 24.0), (-27.0, 24.5), (-24.0, 25.5), (-30.5, 23.0), (-16.5, 24.5))]
    foliage.scatter(bushes, [(x, y, lie(x, y) - 0.05) for x, y in spots], 6, 0.5, 1.15)


def far_side(dice):
    """The lake, woods down to the water on its far side, a few houses, ranges of mountains behind each other."""
    world.water(LAKE, 16000, chop=0.55, wind=0.7, haze=HAZE)
    land = world.hills(760, -75, 85, 46, 5, HAZE, LAKE, color=(0.045, 0.052, 0.028))
    kinds = foliage.grove(6, 4, 11.0, HAZE, 700, conifers=4)
    # Dull, without light through the leaves: at this distance each would be a speck.
    for index, kind in enumerate(kinds):
        kind.data.materials[0] = materials.surface("woods", ((0.040, 0.054, 0.020), (0.024, 0.036, 0.018))[index // 4], 0.95, specular=0.05, variation=0.30, blotch=0.35, bump=0, haze=HAZE)
    slope = [v.co.copy() for v in land.data.vertices if v.co.z > LAKE + 0.6 and -38 < math.degrees(math.atan2(v.co.x, v.co.y)) < 58]
    foliage.scatter(kinds, [p + Vector((dice.uniform(-2, 2), dice.uniform(-4, 4), -0.6)) for p in dice.sample(slope, min(len(slope), 3600))], 4, 0.6, 1.3)
    low = [p for p in slope if LAKE + 1.5 < p.z < LAKE + 6 and p.length < 720]
    for index, color in enumerate(((0.60, 0.58, 0.53), (0.56, 0.50, 0.40), (0.62, 0.61, 0.58), (0.30, 0.20, 0.13))):
        spot = dice.choice(low)
        world.building((dice.uniform(9, 13), 8, dice.choice((3.4, 5.6))), 1 + index % 2, color, "gable", (spot.x, spot.y, spot.z - 0.3), dice.uniform(-0.5, 0.5), HAZE, seed=index)
    props.boat(8.5, (0.66, 0.65, 0.62), location=(-33, 140, LAKE), turn=0.7, haze=HAZE)
    world.mountains(2300, -70, 80, 300, 2, HAZE, LAKE, timber=0.9)
    world.mountains(4600, -75, 85, 760, 5, HAZE, LAKE, timber=0.48)
    world.mountains(8200, -80, 90, 1380, 8, HAZE, LAKE, timber=0.34, snow=0.62)


scene.render(build, "rv-roof", WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE, warmth=0.2)
