"""A street after rain: wet asphalt and slabs with puddles, house fronts with rooms behind varied windows, shops, a bus shelter.

A front is made with its foot at the origin, along x from 0 to its width, facing -y.
"""
import math
import random

from mathutils import Matrix

from . import buildings, flats, geometry, materials, rain
from .nodes import Graph

WARM, PALE, COOL = (1.0, 0.56, 0.24), (1.0, 0.74, 0.45), (0.86, 0.93, 1.0)


# --- ground -----------------------------------------------------------------------------

def wet_ground(name, color, slabs=None, pools=(0.53, 0.56), scale=0.30, gutters=(), haze=0.0):
    """Asphalt, or slabs of that size, some minutes after the rain, in world metres: puddles that lie still, a damp film between them.

    pools: from where to where on a scale of lowness (0..1) water stands; gutters: x of kerbs, along which it gathers.
    """
    graph = Graph(name)
    m, place = graph.math, graph.place("world")
    flat = graph.scaled(place, (1, 1, 0))
    split = graph.node("ShaderNodeSeparateXYZ", Vector=place)
    x, far = split.outputs["X"], graph.nodes.new("ShaderNodeCameraData").outputs["View Distance"]
    worn, patch, fine = graph.noise(flat, 0.45, 6, 0.65), graph.noise(flat, 2.6, 5, 0.65), graph.noise(flat, 75.0 if slabs is None else 50.0, 4, 0.7)
    low = graph.noise(flat, scale, 5, 0.5, 0.3)
    for gutter in gutters:
        low = m("ADD", low, graph.smooth(m("ABSOLUTE", m("SUBTRACT", x, gutter)), 0.75, 0.05, 0.0, 0.13))
    value = m("ADD", 0.70, m("ADD", m("MULTIPLY", worn, 0.35), m("MULTIPLY", patch, 0.25)))
    joint, lean = 0.0, 0.0
    if slabs:
        bricks = graph.node("ShaderNodeTexBrick", {"offset": 0.5}, Scale=1.0, Mortar_Size=0.004, Mortar_Smooth=0.3, Brick_Width=slabs[0], Row_Height=slabs[1], Color1=(0.0,) * 3, Color2=(1.0,) * 3, Mortar=(0.5,) * 3)
        graph.links.new(graph.scaled(flat, (1, 1, 1), rotation=(0, 0, math.pi / 2)), bricks.inputs["Vector"])
        each, joint = graph.node("ShaderNodeSeparateRGB", Image=bricks.outputs["Color"]).outputs[0], bricks.outputs["Fac"]
        low = m("ADD", low, m("MULTIPLY", m("SUBTRACT", each, 0.5), 0.025))
        value = m("ADD", value, m("MULTIPLY", m("SUBTRACT", each, 0.5), 0.45))
        lean = m("MULTIPLY", m("MULTIPLY", m("SUBTRACT", each, 0.5), x), 0.005)
    water, damp = graph.smooth(low, *pools), graph.smooth(low, pools[0] - 0.11, pools[0])
    shade = graph.node("ShaderNodeHueSaturation", Color=color, Value=value).outputs[0]
    grit = graph.smooth(fine, 0.3, 0.7, 0.72, 1.28, "LINEAR")
    shade = graph.node("ShaderNodeHueSaturation", Color=shade, Value=grit).outputs[0]
    if slabs:
        shade = graph.mix(joint, shade, tuple(c * 0.30 for c in color))
    shade = graph.mix(1.0, shade, graph.mix(m("MAXIMUM", water, m("MULTIPLY", damp, 0.6)), (0.72,) * 3, (0.34,) * 3), "MULTIPLY")
    calm = graph.smooth(far, 8.0, 40.0, 1.0, 0.12)
    relief = m("ADD", m("ADD", m("MULTIPLY", joint, -0.003), lean), m("ADD", m("MULTIPLY", m("MULTIPLY", fine, 0.0022 if slabs is None else 0.0009), calm), m("MULTIPLY", m("MULTIPLY", patch, 0.0025), calm)))
    breeze = m("MULTIPLY", graph.noise(graph.scaled(flat, (5, 9, 1)), 1.0, 3, 0.5), 0.0005)
    height = m("ADD", m("MULTIPLY", relief, m("SUBTRACT", 1.0, water)), m("MULTIPLY", breeze, water))
    normal = graph.bump(height, 1.0, 1.0)
    graph.set(Base_Color=shade, Roughness=0.65, Specular=0.25, Normal=normal)
    rough = m("ADD", m("MULTIPLY", graph.smooth(damp, 0.0, 1.0, 0.34, 0.13), m("SUBTRACT", 1.0, water)), m("MULTIPLY", water, 0.012))
    rain.film(graph, normal, rough, graph.smooth(damp, 0.0, 1.0, 0.55, 1.0))
    if haze:
        graph.shader = graph.output.inputs["Surface"].links[0].from_node
        materials.hazed(graph, haze)
    return graph.material


# --- windows ----------------------------------------------------------------------------

def _room(name, color, strength):
    """The walls of a room as a passer-by sees them: even colour, lighter where the lamp is, pictures and cupboards as soft blocks."""
    graph = Graph(name)
    m = graph.math
    place = graph.nodes.new("ShaderNodeTexCoord").outputs["Object"]
    split = graph.node("ShaderNodeSeparateXYZ", Vector=place)
    lamp = graph.smooth(graph.noise(graph.scaled(place, (0.8, 0.8, 1.1), location=(strength * 9.1, 0, 0)), 1.0, 2), 0.35, 0.70, 0.55, 1.6)
    cells = graph.node("ShaderNodeTexVoronoi", {"distance": "CHEBYCHEV"}, Scale=1.6)
    graph.links.new(graph.scaled(place, (1, 1, 0.8), location=(strength * 3.7, 0, 0)), cells.inputs["Vector"])
    things = graph.node("ShaderNodeSeparateRGB", Image=cells.outputs["Color"]).outputs[0]
    level = m("MULTIPLY", m("MULTIPLY", lamp, graph.smooth(things, 0.0, 1.0, 0.35, 1.15)), graph.smooth(split.outputs["Z"], -0.9, 0.8, 0.45, 1.2))
    graph.set(Base_Color=(0.05, 0.045, 0.04), Roughness=0.9, Emission=color, Emission_Strength=m("MULTIPLY", level, strength))
    graph.material.cycles.sample_as_light = False
    return graph.material


def casement(kind, size=(1.12, 1.86), frame=(0.52, 0.51, 0.48), seed=0):
    """A window in its reveal, middle at the origin, face at y = 0. kind: (room, curtains left and right as shares, blind's share, net)."""
    room, left, right, blind, net = kind
    (wide, tall), dice, wood = size, random.Random(seed), materials.paint("window wood", frame, 0.4, dirt=0.12)
    parts, y = [], 0.16
    for side in (-1, 1):
        parts += [geometry.box("stile", (0.055, 0.06, tall), wood, (side * (wide / 2 - 0.027), y, 0), bevel=0.006), geometry.box("leaf", (0.05, 0.05, tall * 0.70), wood, (side * 0.027, y - 0.01, -tall * 0.14), bevel=0.006)]
    for z in (-tall / 2 + 0.03, tall / 2 - 0.03, tall * 0.22):
        parts.append(geometry.box("rail", (wide, 0.06, 0.06), wood, (0, y, z), bevel=0.006))
    parts.append(geometry.box("pane", (wide - 0.04, 0.005, tall - 0.04), materials.glass((0.80, 0.84, 0.83)), (dice.uniform(-0.002, 0.002), y + 0.01, 0), (dice.uniform(-0.012, 0.012), 0, dice.uniform(-0.012, 0.012)), 0))
    for name, box_, place in (("rear", (2.4, 0.02, 2.5), (0, 1.7, 0)), ("top", (2.4, 1.5, 0.02), (0, 0.95, tall / 2 + 0.2)), ("left", (0.02, 1.5, 2.5), (-1.2, 0.95, 0)), ("right", (0.02, 1.5, 2.5), (1.2, 0.95, 0)), ("floor", (2.4, 1.5, 0.02), (0, 0.95, -tall / 2 - 0.1))):
        parts.append(geometry.box(name, box_, room, place, bevel=0))
    cloth = flats.sheer()
    for side, share in ((-1, left), (1, right)):
        if share > 0:
            count = int(wide * share * 110) + 6
            fold = [(side * (wide / 2 - wide * share * i / count), 0.30 + 0.024 * math.sin(i * 0.7 + seed) + 0.010 * math.sin(i * 0.31)) for i in range(count + 1)]
            pinch = dice.uniform(0.0, 0.3)
            path = [((side * pinch * wide * share * math.sin(math.pi * k / 6) * 0.5, 0, tall * (k / 6 - 0.5)), (1 - pinch * math.sin(math.pi * k / 6) * 0.6, 0, 0), (0, 1, 0)) for k in range(7)]
            parts.append(geometry.extrude("curtain", fold, path, cloth, 60))
    if blind > 0:
        parts.append(geometry.box("blind", (wide - 0.1, 0.006, tall * blind), materials.surface("blind", dice.choice(((0.42, 0.39, 0.33), (0.50, 0.48, 0.45), (0.22, 0.20, 0.18))), 0.8), (0, 0.23, tall / 2 - tall * blind / 2), bevel=0))
    if net:
        parts.append(geometry.box("net", (wide - 0.1, 0.004, tall * 0.45), cloth, (0, 0.25, -tall * 0.26), bevel=0))
    if dice.random() < 0.4:
        for _ in range(dice.randint(1, 3)):
            pot, x = dice.uniform(0.07, 0.11), dice.uniform(-0.4, 0.4)
            parts.append(geometry.cylinder("pot", pot * 0.7, pot * 1.3, materials.paint("pot", (0.20, 0.09, 0.05), 0.6), (x, 0.24, -tall / 2 + 0.06), top_radius=pot, sides=14))
            for _ in range(9):
                t, h = dice.uniform(0, 6.3), dice.uniform(0.15, 0.42)
                parts.append(geometry.tube("stalk", [(x, 0.24, -tall / 2 + 0.1), (x + 0.10 * math.cos(t), 0.24 + 0.03 * math.sin(t), -tall / 2 + 0.1 + h * 0.7), (x + 0.2 * math.cos(t), 0.24 + 0.04 * math.sin(t), -tall / 2 + 0.08 + h)], 0.012, materials.paint("leaf", (0.03, 0.06, 0.02), 0.5), resolution=0))
    whole = geometry.join("casement", parts)
    whole.hide_render = True
    return whole


def casements():
    """Unlit and lit windows, no two of which are dressed alike."""
    dark = materials.surface("dark room", (0.035, 0.032, 0.028), 0.9)
    dim = materials.surface("dim room", (0.10, 0.09, 0.075), 0.9)
    lit = [_room("warm room", WARM, 2.1), _room("pale room", PALE, 2.7), _room("kitchen", COOL, 2.3), _room("lamp corner", WARM, 1.1)]
    kinds = [(dark, 0.2, 0.2, 0, False), (dark, 0, 0.34, 0, True), (dim, 0, 0, 0.42, False), (dark, 0.5, 0.5, 0, False), (dim, 0.28, 0, 0, False), (dark, 0, 0, 0.16, True), (dark, 0.12, 0.3, 0, False),
             (dim, 0, 0, 0.85, False), (dark, 0, 0, 0, False), (lit[0], 0.2, 0.16, 0, False), (lit[1], 0, 0, 0.25, False), (lit[2], 0, 0, 0, True), (lit[3], 0.46, 0.4, 0, False), (lit[1], 0.3, 0.1, 0, True)]
    return [casement(kind, seed=index, frame=(0.52, 0.51, 0.48) if index % 3 else (0.10, 0.075, 0.055)) for index, kind in enumerate(kinds)]


# --- fronts -----------------------------------------------------------------------------

_models = {}


def front(width, floors, color, seed, windows, place, turn, shop=True, lit=0.34, dress=0):
    """A house with a shop or flats on the ground floor. windows: from casements(); lit: share of them with a lamp on.

    The same seed once more is the same house, with its windows dressed as dress says.
    """
    if seed not in _models:
        _models[seed] = _house(width, floors, color, seed, shop)
    model, spots, stretch = _models[seed]
    dice = random.Random(seed * 17 + dress)
    there = Matrix.Translation(place) @ Matrix.Rotation(turn, 4, "Z")
    geometry.instance(model).matrix_world = there
    previous = None
    for x, z, upper in spots:
        choice = previous
        while choice is previous:
            choice = dice.choice(windows[9:] if dice.random() < lit else windows[:9])
        previous = choice
        geometry.instance(choice).matrix_world = there @ Matrix.Translation((x, 0, z)) @ Matrix.Diagonal((dice.choice((-1, 1)), 1, stretch if upper else 1.0, 1))


def _house(width, floors, color, seed, shop):
    """The masonry with its trim, shop and door; where windows belong (x, z, upper floor or not) and how tall they are stretched."""
    dice, storey, ground = random.Random(seed), 3.15, 3.9
    count = max(2, round(width / 2.5))
    height = ground + (floors - 1) * storey
    stone = materials.plaster(tuple(c * 0.8 for c in color))
    trim = materials.surface("stucco trim", tuple(min(0.6, c * 1.25) for c in color), 0.8, variation=0.12, streaks=0.35, dirt=0.2)
    stretch = dice.uniform(0.95, 1.12)
    spots = [((i + 0.5) * width / count, ground + f * storey + 1.45) for f in range(floors - 1) for i in range(count)]
    openings = [(x - 0.56, z - 0.93 * stretch, 1.12, 1.86 * stretch) for x, z in spots]
    entry = dice.choice((0, count - 1))
    bays = [(i + 0.5) * width / count for i in range(count)]
    wide = width / count - 0.45
    for i, x in enumerate(bays):
        openings.append((x - 0.6, 0.15, 1.2, 2.75) if i == entry else (x - wide / 2, 0.55, wide, 2.35) if shop else (x - 0.56, 1.1, 1.12, 1.86))
    parts = [buildings.wall("front", width, height, openings, stone, 0.34), geometry.box("plinth", (width, 0.06, 0.5), trim, (width / 2, -0.02, 0.25), bevel=0.01),
             geometry.box("string course", (width, 0.16, 0.22), trim, (width / 2, -0.05, ground - 0.15), bevel=0.03),
             geometry.box("cornice", (width + 0.1, 0.55, 0.30), trim, (width / 2, -0.10, height + 0.10), bevel=0.06, segments=3),
             geometry.box("body", (width, 9.0, height), stone, (width / 2, 6.6, height / 2), bevel=0),
             geometry.extrude("roof", [(-0.3, 0.2), (4.5, 3.6), (11.3, 0.2)], geometry.straight((0, 0, height), (width, 0, height), (0, 1, 0)), materials.tiles((0.075, 0.045, 0.034)), 20, True)]
    zinc = materials.zinc((0.26, 0.275, 0.29))
    parts += [geometry.tube("downpipe", [(0.16, -0.09, 0.2), (0.16, -0.09, height)], 0.05, zinc), geometry.box("gutter", (width, 0.14, 0.11), zinc, (width / 2, -0.42, height + 0.27), bevel=0.04)]
    for x, z in spots:
        half = 0.93 * stretch
        parts += [geometry.box("sill", (1.36, 0.22, 0.06), trim, (x, -0.05, z - half - 0.03), (0.05, 0, 0), 0.01), geometry.box("lintel", (1.40, 0.10, 0.16), trim, (x, -0.04, z + half + 0.08), bevel=0.015)]
        parts += [geometry.box("jamb", (0.12, 0.05, 2 * half), trim, (x + side * 0.62, -0.02, z), bevel=0.01) for side in (-1, 1)]
    if shop:
        parts += shop_front(width, bays, entry, wide, dice)
    parts += house_door(bays[entry], dice)
    house = geometry.join("house", parts)
    house.hide_render = True
    return house, [(x, z, True) for x, z in spots] + ([] if shop else [(x, 2.03, False) for i, x in enumerate(bays) if i != entry]), stretch


def shop_front(width, bays, entry, wide, dice):
    """Dark timber round large panes, goods on shelves under lamps, a fascia without words, an awning rolled in."""
    paint = materials.paint("shop front", dice.choice(((0.016, 0.034, 0.030), (0.055, 0.018, 0.014), (0.020, 0.022, 0.030), (0.09, 0.065, 0.02))), 0.35, dirt=0.1)
    glow = _room(f"shop {dice.random():.3f}", dice.choice((WARM, PALE, PALE)), dice.choice((3.4, 4.6, 0.25)))
    goods = [materials.paint("goods", tone, 0.5) for tone in ((0.30, 0.06, 0.03), (0.05, 0.10, 0.16), (0.36, 0.32, 0.22), (0.08, 0.14, 0.06), (0.40, 0.20, 0.04))]
    parts = [geometry.box("fascia", (width - 0.3, 0.12, 0.52), paint, (width / 2, -0.05, 3.22), bevel=0.02), geometry.cylinder("awning", 0.09, width - 0.8, materials.fabric("awning", (0.20, 0.19, 0.16), 200), (0.4, -0.16, 2.98), (0, math.pi / 2, 0), sides=16)]
    for i, x in enumerate(bays):
        if i == entry:
            continue
        parts += [geometry.box("pane", (wide, 0.006, 2.35), materials.glass((0.82, 0.86, 0.85)), (x, 0.10, 1.72), bevel=0), geometry.box("riser", (wide + 0.1, 0.10, 0.42), paint, (x, -0.01, 0.36), bevel=0.015)]
        parts += [geometry.box("post", (0.08, 0.12, 2.4), paint, (x + s * wide / 2, 0.05, 1.7), bevel=0.012) for s in (-1, 1)]
        parts += [geometry.box("transom", (wide, 0.07, 0.06), paint, (x, 0.09, 2.45), bevel=0.01)]
        for name, box_, at in (("rear", (wide + 0.4, 0.02, 2.8), (x, 2.2, 1.7)), ("top", (wide + 0.4, 1.9, 0.02), (x, 1.25, 2.95)), ("floor", (wide + 0.4, 1.9, 0.02), (x, 1.25, 0.50)), ("left", (0.02, 1.9, 2.8), (x - wide / 2 - 0.15, 1.25, 1.7)), ("right", (0.02, 1.9, 2.8), (x + wide / 2 + 0.15, 1.25, 1.7))):
            parts.append(geometry.box(name, box_, glow, at, bevel=0))
        for _ in range(12):
            tall = dice.uniform(0.12, 0.75)
            parts.append(geometry.box("thing", (dice.uniform(0.08, 0.3), 0.15, tall), dice.choice(goods), (x + dice.uniform(-0.45, 0.45) * wide, dice.uniform(0.4, 1.5), dice.choice((0.52, 0.52, 1.25)) + tall / 2), (0, 0, dice.uniform(-0.4, 0.4)), 0.02))
        parts.append(geometry.box("shelf", (wide, 0.3, 0.03), paint, (x, 1.3, 1.24), bevel=0.005))
    return parts


def house_door(x, dice):
    """A panelled door in its frame under a lit pane, a step, a bell plate."""
    wood = materials.paint("house door", dice.choice(((0.035, 0.055, 0.040), (0.07, 0.035, 0.018), (0.022, 0.030, 0.050))), 0.35, dirt=0.08)
    parts = [geometry.box("door", (1.0, 0.06, 2.15), wood, (x, 0.20, 1.24), bevel=0.006), geometry.box("head", (1.2, 0.10, 0.08), wood, (x, 0.18, 2.34), bevel=0.01), geometry.box("over", (1.1, 0.02, 0.5), _room("hall", WARM, 1.6), (x, 0.24, 2.62), bevel=0),
             geometry.box("step", (1.5, 0.55, 0.15), materials.concrete((0.20, 0.195, 0.185)), (x, -0.10, 0.08), bevel=0.02), geometry.box("handle", (0.025, 0.05, 0.35), materials.stainless(), (x + 0.38, 0.14, 1.2), bevel=0.01)]
    parts += [geometry.box("jamb", (0.10, 0.14, 2.75), wood, (x + s * 0.55, 0.16, 1.52), bevel=0.01) for s in (-1, 1)]
    parts += [geometry.box("panel", (0.34, 0.02, 0.78), wood, (x + a, 0.165, 0.75 + b), bevel=0.012) for a in (-0.23, 0.23) for b in (0, 0.95)]
    return parts


# --- the stop ---------------------------------------------------------------------------

def shelter(place, length=4.4):
    """Steel frame, glass at back and ends, a roof with wet leaves' dirt on it, a bench of slats, a lit case for timetables. Its open side is at +x."""
    frame, glass = materials.paint("shelter steel", (0.035, 0.038, 0.042), 0.35, dirt=0.15), materials.glass((0.80, 0.86, 0.85))
    lid = rain.wet(materials.surface("shelter roof", (0.075, 0.08, 0.085), 0.5, variation=0.2, dirt=0.5), "world", "Y", "X", soak=0.8, fade=(9.0, 22.0), spacing=0.3, bead=0.04, sparkle=0.2)
    parts = [geometry.box("roof", (1.62, length + 0.3, 0.07), lid, (0.72, length / 2, 2.48), (0, 0.025, 0), 0.025, 3), geometry.box("ceiling", (1.5, length + 0.1, 0.02), materials.paint("soffit", (0.45, 0.45, 0.43), 0.5), (0.72, length / 2, 2.425), bevel=0)]
    parts += [geometry.box("post", (0.07, 0.07, 2.44), frame, (x, y, 1.22), bevel=0.010) for x in (0.0, 1.28) for y in (0.0, length / 2, length) if x == 0 or y != length / 2]
    for y in (0.25, 0.75):
        parts.append(geometry.box("glazing", (0.010, length / 2 - 0.14, 1.92), glass, (0, length * y, 1.26), bevel=0.002))
        parts += [geometry.box("rail", (0.045, length / 2 - 0.07, 0.045), frame, (0, length * y, z), bevel=0.008) for z in (0.28, 2.24)]
    for y in (0.0, length):
        parts.append(geometry.box("end", (0.80, 0.010, 1.92), glass, (0.46, y, 1.26), bevel=0.002))
    oak = rain.wet(materials.wood((0.17, 0.10, 0.055)), "world", "X", "Y", beads=False)
    parts += [geometry.box("slat", (0.085, 2.3, 0.035), oak, (0.18 + k * 0.10, length * 0.56, 0.47), bevel=0.008) for k in range(4)]
    parts += [geometry.box("bracket", (0.44, 0.05, 0.06), frame, (0.28, length * 0.56 + y, 0.42), bevel=0.01) for y in (-0.9, 0.9)] + [geometry.box("leg", (0.06, 0.05, 0.42), frame, (0.34, length * 0.56 + y, 0.21), bevel=0.01) for y in (-0.9, 0.9)]
    shine = flats.glow("shelter lamp", (1.0, 0.93, 0.80, 1.0), 24.0)
    paper = flats.glow("timetable", (0.95, 0.97, 1.0, 1.0), 5.0)
    for material in (shine, paper):
        material.cycles.sample_as_light = False
    parts += [geometry.box("tube", (0.08, length * 0.62, 0.03), shine, (0.60, length / 2, 2.405), bevel=0.01), geometry.box("case", (0.07, 0.72, 1.02), frame, (0.05, 0.55, 1.50), bevel=0.012), geometry.box("sheet", (0.01, 0.62, 0.92), paper, (0.09, 0.55, 1.50), bevel=0.002)]
    dark = materials.plastic("print", (0.05, 0.05, 0.055), 0.8)
    for row in range(11):
        parts.append(geometry.box("line", (0.004, 0.50 - 0.04 * (row % 3), 0.022), dark, (0.0975, 0.55, 1.88 - row * 0.075), bevel=0))
    whole = geometry.join("shelter", parts)
    whole.location = place
    return whole
