"""A gloved hand runs a hand roller along the edge of a module that has just been laid into adhesive on a motorhome's roof.

The worker stands on a ladder beside the vehicle and reaches over the rail of its roof.
"""
import math
import pathlib
import random
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from bpy import context  # noqa: E402
from mathutils import Matrix, Vector  # noqa: E402

from library import adhesive, buildings, camera, foliage, geometry, gloves, hands, light, materials, module, props, roller, scene, sleeves, vehicles, world  # noqa: E402
from library.nodes import Graph  # noqa: E402

WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE = 1600, 900, 40, 6, -2.85
BEAD = 0.0026                # thickness of the adhesive once it is rolled
TOP = BEAD + module.THICKNESS
LEFT, RIGHT, FRONT = -0.335, 1.965, 3.5   # where the roof ends; the module's edge is x = 0, the roof's surface z = 0
FLANGE = 0.062               # how far the corner rail reaches in from there
MARK = -0.030                # x of the pencil ticks
TILT, YAW = 29.0, 3.0        # of the handle: above the roof, towards the worker
YARD, FENCE = -3.0, 62.0     # height of the ground; y at which the yard ends
# Middle, radius, width, direction and length (both in radians): rubber that was dragged, then scratches.
SCUFFS = (((-0.20, -0.46), 0.26, 0.0035, 1.30, 0.30), ((-0.32, 0.16), 0.20, 0.0045, 0.15, 0.26), ((-0.05, 0.98), 0.21, 0.0050, 2.75, 0.34))
SCRATCHES = (((-0.72, -0.30), 0.62, 0.00045, 0.42, 0.16), ((0.55, 0.55), 0.66, 0.00035, 3.42, 0.12), ((-0.50, 0.62), 0.42, 0.00045, -0.62, 0.22),
             ((-1.60, 0.30), 1.42, 0.00040, -0.06, 0.05), ((0.10, -0.75), 0.64, 0.00030, 1.86, 0.12))
GREY = (0.095, 0.096, 0.098)  # of the adhesive
HAZE = 3200.0


def build(seed):
    dice = random.Random(seed)
    buildings.fewer_bounces()
    # Leaves out of focus look clean after four samples and are not: the denoiser would keep their grain.
    context.scene.cycles.adaptive_min_samples = 24
    light.daylight(elevation=16.5, azimuth=101.0, dust=1.5, clouds=0.6, seed=seed)
    roof()
    sheet = module.make("off-grid", backsheet="white", dust=0.05)
    sheet.location = (0.395, 0.28, BEAD)
    # Full and even where the wheel has been, lumpy and scant where it has yet to come.
    adhesive.bead(0.0105, 0.0105, -0.004, 1.128, 0.0, BEAD, seed, -1, GREY, 0.0064)
    adhesive.bead(0.0105, 0.0105, -0.56, 0.002, 0.0, BEAD, seed + 1, -1, GREY, 0.0034)
    rolling(seed)
    clutter(dice)
    surroundings(dice)
    eye = Vector((-0.22, -0.73, 0.172))
    camera.place(eye, (-0.036, 0.10, 0.091), lens=63, focus=(0.015, 0.035, 0.06), aperture=6.3)


def rolling(seed):
    """The roller stands on the module, its wheel flush with the edge; a left fist pushes it towards the viewer."""
    tool = roller.hand_roller()
    up = Matrix.Rotation(math.radians(YAW), 4, "Z") @ Matrix.Rotation(math.radians(TILT - 90), 4, "X")
    axle = Vector((0.0265, 0.0, TOP + roller.RADIUS - 0.0003))
    tool.matrix_world = Matrix.Translation(axle) @ up
    away = (up @ Vector((0, 0, 1, 0))).to_3d()
    rod = hands.Rod((0.004, 0.080, -0.0395), (-0.88, 0.46, 0.06), lambda along: roller.girth(roller.GRASP - along))
    place = rod.held("left", axle + away * roller.GRASP, -away, roll=16)
    yarn = gloves.knit()
    _, bend = gloves.glove("left", hands.GRIP, place, (14.0, 20.0), material=yarn, rod=rod)
    sleeves.cuff("left", place, bend, yarn, seed=seed)
    sleeves.sleeve("left", place, bend, seed)


def roof():
    """The upper end of a box body: a painted panel, corner rails with their screws under a strip."""
    skin, metal = worn_panel(), materials.surface("rail", (0.60, 0.61, 0.61), 0.40, 0.9, variation=0.14, blotch=7, grain=160, bump=0.06, depth=0.0003, dirt=0.35)
    geometry.box("body", (RIGHT - LEFT, FRONT + 2.4, 2.4), skin, ((LEFT + RIGHT) / 2, FRONT / 2 - 1.2, -1.2), bevel=0)
    # Outwards from the wall's face, up from the roof: flange, groove between two ribs, rounding, what lies on the wall.
    profile = [(-FLANGE, -0.001), (-FLANGE, 0.0020), (-FLANGE + 0.001, 0.0027), (-0.0465, 0.0030), (-0.0455, 0.0056), (-0.0445, 0.0062), (-0.0432, 0.0062),
               (-0.0426, 0.0054), (-0.0424, 0.0030), (-0.0236, 0.0030), (-0.0234, 0.0054), (-0.0228, 0.0062), (-0.0200, 0.0063)]
    profile += [(-0.019 + 0.023 * math.sin(a), -0.0167 + 0.023 * math.cos(a)) for a in (math.pi / 2 * i / 10 for i in range(11))]
    profile += [(0.004, -0.046), (0.003, -0.047), (0.0, -0.047)]
    strip = [(-0.0425, 0.0035), (-0.0421, 0.0060), (-0.0395, 0.0073), (-0.0330, 0.0079), (-0.0265, 0.0073), (-0.0239, 0.0060), (-0.0235, 0.0035)]
    path = [((LEFT, -2.4, 0), (-1, 0, 0), (0, 0, 1)), ((LEFT, FRONT, 0), (-1, 1, 0), (0, 0, 1)), ((RIGHT, FRONT, 0), (1, 1, 0), (0, 0, 1)), ((RIGHT, -2.4, 0), (1, 0, 0), (0, 0, 1))]
    geometry.extrude("rail", profile, path, metal, 35)
    cover = materials.surface("cover strip", (0.050, 0.051, 0.052), 0.48, variation=0.18, blotch=9, grain=300, bump=0.15, depth=0.0002, dirt=0.55)
    geometry.extrude("cover strip", strip, path, cover, 50)
    # Sealant was drawn along the flange, by hand.
    dice = random.Random(4)
    line = [(LEFT + FLANGE + 0.0006 + dice.gauss(0, 0.0004), -1.2 + 0.025 * step, 0.0004 + dice.gauss(0, 0.0002)) for step in range(185)]
    geometry.tube("sealant", line, 0.0026, vehicles.sealant((0.24, 0.235, 0.225)), resolution=3)


def clutter(dice):
    """What a vehicle has on its roof, and what lies about where somebody works."""
    vehicles.hatch((1.02, 2.62, 0), (0.42, 0.62), 0.13, (0.20, 0.21, 0.21))
    vehicles.gland((0.62, 1.62, 0), math.pi)
    for side in (-0.028, 0.028):
        vehicles.cable([(0.40 + side * 2, 1.11, 0.004), (0.42 + side * 2, 1.20, 0.004), (0.62 + side * 1.4, 1.36, 0.006), (0.62 + side, 1.54, 0.020), (0.62 + side, 1.60, 0.022)], clips=False)
    grit(dice)


def grit(dice):
    """Sand that the road has thrown up: most of it lies along the rail and the adhesive; a low sun gives each grain its shadow."""
    points, faces = [], []
    while len(points) < 6 * 620:
        kind, y = dice.random(), dice.uniform(-0.45, 1.6)
        x = LEFT + FLANGE + 0.004 + abs(dice.gauss(0, 0.012)) if kind < 0.42 else -0.010 - abs(dice.gauss(0, 0.008)) if kind < 0.52 else dice.uniform(LEFT + FLANGE, -0.010)
        size = min(0.0014, dice.lognormvariate(-8.05, 0.45))
        turn, first = dice.uniform(0, 6.28), len(points)
        for corner in range(4):
            reach = size * dice.uniform(0.7, 1.3)
            points.append((x + reach * math.cos(turn + corner * 1.57), y + reach * math.sin(turn + corner * 1.57), size * dice.uniform(0.2, 0.6)))
        points += [(x, y, -0.0002), (x + dice.uniform(-0.3, 0.3) * size, y, size * dice.uniform(0.8, 1.3))]
        faces += [(first + (c + 1) % 4, first + c, first + 4) for c in range(4)] + [(first + c, first + (c + 1) % 4, first + 5) for c in range(4)]
    stone = materials.surface("grit", (0.17, 0.155, 0.13), 0.85, variation=0.4, blotch=60, grain=900)
    geometry.link(geometry.mesh_from("grit", points, faces), stone)


def surroundings(dice):
    """A gravelled yard with weeds, three metres below; a hedge, trees, hills."""
    world.plain(YARD, 8000, materials.ground((0.075, 0.088, 0.035), HAZE))
    geometry.surface_grid("yard", lambda u, v: (-40 + 90 * u, -30 + (FENCE + 30 + 1.5 * math.sin(u * 23)) * v, YARD + 0.02), 60, 2, materials.gravel())
    weeds = [(dice.uniform(-9, 1), dice.uniform(14, FENCE), YARD) for _ in range(170)]
    foliage.tussocks(weeds + [(dice.uniform(-16, 40), FENCE + dice.gauss(0, 1.2), YARD) for _ in range(260)], 8, (0.10, 0.12, 0.035), 0.5)
    green = materials.leaves((0.055, 0.078, 0.022), HAZE)
    hedge = [foliage.tree(20 + k, 1.9, 0.62, 5200, 0.10, green) for k in range(3)]
    kinds = [foliage.tree(40 + k, 9.0 + 1.5 * k, 0.31, 24000, 0.20, materials.leaves((0.060, 0.088, 0.022), HAZE)) for k in range(3)]
    for kind in hedge + kinds:
        kind.hide_render = True
    foliage.scatter(hedge, [(-18 + 1.5 * step + dice.gauss(0, 0.2), FENCE + 5 + dice.gauss(0, 0.4), YARD) for step in range(52)], 6, 0.8, 1.15)
    foliage.scatter(kinds, [(x + dice.uniform(-1.5, 1.5), y + dice.uniform(-3, 3), YARD) for x, y in
                            ((-14, 104), (-11, 112), (-3, 121), (9, 100), (14, 109), (17, 116), (33, 118), (38, 104), (43, 110), (47, 101), (66, 120), (71, 113))], 3, 0.72, 1.18)
    foliage.scatter(hedge, [(dice.uniform(-20, 75), dice.uniform(92, 118), YARD) for _ in range(60)], 7, 0.9, 2.1)
    world.tree_line((35, 190), 260, 30, 130, 4, foliage.grove(5, 4, 9.5, HAZE, 4500, (0.085, 0.125, 0.034)), haze=HAZE, level=YARD)
    world.hills(1800, -60, 80, 44, 3, HAZE, YARD)


def drawn(graph, x, y, strokes, fine, ragged):
    """Where arcs were drawn: 1 in the middle of a stroke, 0 beside it."""
    m, found = graph.math, 0.0
    for (cx, cy), radius, thick, start, reach in strokes:
        dx, dy = m("SUBTRACT", x, cx), m("SUBTRACT", y, cy)
        ring = m("ABSOLUTE", m("SUBTRACT", m("SQRT", m("ADD", m("MULTIPLY", dx, dx), m("MULTIPLY", dy, dy))), radius))
        # Turned so that the stroke never meets the seam of the arc tangent.
        c, s = math.cos(start), math.sin(start)
        turn = m("ABSOLUTE", m("ARCTAN2", m("SUBTRACT", m("MULTIPLY", dy, c), m("MULTIPLY", dx, s)), m("ADD", m("MULTIPLY", dx, c), m("MULTIPLY", dy, s))))
        stroke = graph.smooth(m("ADD", ring, m("MULTIPLY", m("SUBTRACT", fine, 0.5), thick * ragged)), thick, thick * 0.4)
        found = m("MAXIMUM", found, m("MULTIPLY", stroke, graph.smooth(turn, reach, reach * 0.4)))
    return found


def worn_panel(color=(0.285, 0.293, 0.300)):
    """Pale grey paint on a panel, in world metres: orange peel, road dust, dried rain, scuffs, pencil ticks."""
    graph = Graph("worn panel")
    m, place = graph.math, graph.place("world")
    split = graph.node("ShaderNodeSeparateXYZ")
    graph.links.new(place, split.inputs[0])
    x, y = split.outputs["X"], split.outputs["Y"]
    grain, fine, patch, broad = graph.noise(place, 1500, 2, 0.5), graph.noise(place, 170, 5, 0.7), graph.noise(place, 8, 6, 0.65, 0.5), graph.noise(place, 1.1, 4)
    tone = graph.node("ShaderNodeHueSaturation", Color=color, Value=graph.smooth(broad, 0.3, 0.7, 0.93, 1.06, "LINEAR")).outputs[0]
    # Dust lies in a thin film, thicker in patches; rain has drawn it towards the rail.
    film = graph.noise(graph.scaled(place, (2.2, 13, 1), rotation=(0, 0, 0.12)), 1.0, 6, 0.68, 0.4)
    dust = m("MAXIMUM", m("MULTIPLY", graph.smooth(patch, 0.40, 0.68), 0.8), graph.smooth(film, 0.44, 0.70))
    dust = m("MULTIPLY", dust, graph.smooth(fine, 0.32, 0.62, 0.25, 1.0))
    # Before the module came, a rag went along here, in bows.
    bows = m("ADD", m("MULTIPLY", m("ABSOLUTE", m("SINE", m("MULTIPLY", y, 17.0))), 0.014), m("MULTIPLY", graph.noise(graph.scaled(place, (9, 60, 1), rotation=(0, 0, -0.5)), 1.0, 5, 0.65), 0.050))
    along = graph.smooth(y, 1.19, 1.13)    # as far as the module reaches
    wiped = m("MULTIPLY", graph.smooth(m("ADD", x, bows), -0.056, -0.040), along)
    dust = m("MULTIPLY", dust, m("SUBTRACT", 1.0, m("MULTIPLY", wiped, 0.85)))
    tone = graph.mix(m("MULTIPLY", dust, 0.66), tone, (0.165, 0.150, 0.124))
    # It gathers where something stands up from the paint, and stays there.
    uneven = m("MULTIPLY", m("SUBTRACT", graph.noise(place, 30, 5, 0.65, 0.3), 0.5), 0.030)
    rail = graph.smooth(m("ADD", m("SUBTRACT", x, LEFT + FLANGE), uneven), 0.034, 0.002)
    edge = graph.smooth(m("ADD", m("ABSOLUTE", m("ADD", x, 0.006)), m("MULTIPLY", uneven, 0.5)), 0.013, 0.002)
    gathered = m("MULTIPLY", m("MAXIMUM", m("MULTIPLY", rail, 0.85), m("MULTIPLY", m("MULTIPLY", edge, along), 0.70)), graph.smooth(fine, 0.28, 0.60, 0.45, 1.0))
    tone = graph.mix(gathered, tone, (0.090, 0.082, 0.066))
    # Drops and puddles have dried to rims of silt.
    shore = m("ADD", graph.noise(place, 3.3, 3, 0.5), m("MULTIPLY", fine, 0.010))
    silt = m("MAXIMUM", graph.smooth(m("ABSOLUTE", m("SUBTRACT", shore, 0.535)), 0.009, 0.001), m("MULTIPLY", graph.smooth(shore, 0.535, 0.56), 0.22))
    drops = graph.noise(place, 46, 2, 0.4)
    spots = m("MAXIMUM", graph.smooth(m("ABSOLUTE", m("SUBTRACT", drops, 0.66)), 0.013, 0.003, 0.0, 0.75), graph.smooth(drops, 0.66, 0.68, 0.0, 0.30))
    marks = m("MAXIMUM", silt, m("MULTIPLY", spots, graph.smooth(graph.noise(place, 5, 2), 0.42, 0.58)))
    tone = graph.mix(m("MULTIPLY", marks, m("MULTIPLY", graph.smooth(fine, 0.25, 0.6, 0.30, 0.70), m("SUBTRACT", 1.0, m("MULTIPLY", wiped, 0.8)))), tone, (0.130, 0.124, 0.104))
    flecks = graph.smooth(graph.noise(place, 130, 3, 0.5), 0.70, 0.73, 0.0, 0.7)
    tone = graph.mix(flecks, tone, (0.10, 0.090, 0.072))
    # Brushes and branches leave hairlines, heels and boxes black rubber.
    hair = graph.smooth(graph.noise(graph.scaled(place, (14, 620, 1), rotation=(0, 0, 0.5)), 1.0, 2, 0.5, 0.15), 0.70, 0.76)
    other = graph.smooth(graph.noise(graph.scaled(place, (560, 9, 1), rotation=(0, 0, 0.22)), 1.0, 2, 0.5, 0.15), 0.71, 0.77)
    hair = m("MULTIPLY", m("MAXIMUM", hair, other), graph.smooth(graph.noise(place, 4.1, 3), 0.47, 0.58))
    scratch = m("MULTIPLY", drawn(graph, x, y, SCRATCHES, fine, 0.8), graph.smooth(fine, 0.30, 0.50, 0.3, 1.0))
    scratch = m("MAXIMUM", scratch, m("MULTIPLY", hair, 0.5))
    tone = graph.mix(m("MULTIPLY", scratch, 0.75), tone, (0.105, 0.100, 0.090))
    scuff = m("MULTIPLY", drawn(graph, x, y, SCUFFS, fine, 1.0), graph.smooth(fine, 0.40, 0.58, 0.06, 0.70))
    tone = graph.mix(scuff, tone, (0.050, 0.052, 0.054))
    tick = 0.0
    for spot, lean in ((0.086, 0.10), (0.093, -0.05), (-0.070, 0.05), (0.52, 0.02)):
        slant = m("ABSOLUTE", m("SUBTRACT", m("SUBTRACT", y, spot), m("MULTIPLY", x, lean)))
        stroke = m("MULTIPLY", graph.smooth(slant, 0.0008, 0.0004), m("MULTIPLY", m("GREATER_THAN", x, MARK - 0.017), m("LESS_THAN", x, MARK + 0.014)))
        tick = m("MAXIMUM", tick, m("MULTIPLY", stroke, graph.smooth(grain, 0.34, 0.52, 0.3, 1.0)))
    tone = graph.mix(m("MULTIPLY", tick, 0.80), tone, (0.060, 0.060, 0.064))
    dull = m("MAXIMUM", m("MAXIMUM", dust, gathered), m("MAXIMUM", marks, scuff))
    rough = m("ADD", graph.smooth(patch, 0.3, 0.7, 0.33, 0.43, "LINEAR"), m("ADD", m("MULTIPLY", dull, 0.26), m("MULTIPLY", m("SUBTRACT", grain, 0.5), 0.10)))
    # Panels are never quite flat; on that the orange peel, and dust as grains.
    slow = graph.bump(graph.noise(place, 2.6, 1, 0.4), 1.0, 0.0016)
    peel = graph.bump(graph.noise(place, 250, 2, 0.45), 0.8, 0.00034, slow)
    relief = m("SUBTRACT", m("MULTIPLY", grain, m("ADD", 0.12, m("MULTIPLY", dull, 0.6))), m("MULTIPLY", scratch, 0.5))
    graph.set(Base_Color=tone, Roughness=rough, Specular=0.42, Normal=graph.bump(relief, 0.5, 0.00025, peel))
    return graph.material


scene.render(build, "hands-rolling", WIDTH, HEIGHT, SAMPLES, SEED, EXPOSURE, warmth=0.05)
