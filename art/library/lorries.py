"""A lorry for deliveries: the skin, panes, lamps and steps of its day cab. It drives towards +y; its box (lorry_bodies.py) stands from y = 0 to LENGTH.

The cab's skin is one surface, as in buses.py: a runs round it from the middle of its front (0) to its back, positive towards -x, z is up.
Panels and panes are cut from it with gaps between them.
"""
import bisect
import math

from mathutils import Vector

from . import geometry, materials, vehicles
from .nodes import Graph

LENGTH = 6.90                              # of the box
HALF, BACK, DEEP, BOW = 1.13, LENGTH + 0.34, 1.74, 0.10
FRONT, BELT, HEAD, BROW, TOP = BACK + DEEP, 1.50, 2.40, 2.54, 2.76
AXLES, TYRE = (2.45, FRONT - 1.32), 0.43
SCREEN = 1.02                              # half width of the windscreen, along the skin


def _outline():
    """Half of the plan, from the middle of the front to that of the back: points with the distance along it and the outward normal."""
    points, straight, tail = [], HALF - 0.30, 0.07
    for step in range(31):
        x = straight * step / 30
        points.append((x, FRONT - BOW * (x / HALF) ** 2, math.atan(2 * BOW * x / HALF ** 2)))
    x0, y0, first = points[-1]
    radius = (HALF - x0) / (1 - math.sin(first))
    for step in range(1, 25):
        turn = first + (math.pi / 2 - first) * step / 24
        points.append((x0 + radius * (math.sin(turn) - math.sin(first)), y0 - radius * (math.cos(first) - math.cos(turn)), turn))
    side = len(points) - 1
    points += [(HALF, points[side][1] + (BACK + tail - points[side][1]) * step / 12, math.pi / 2) for step in range(1, 12)]
    points += [(HALF - tail + tail * math.cos(turn), BACK + tail - tail * math.sin(turn), math.pi / 2 + turn) for turn in (math.pi / 2 * k / 10 for k in range(11))]
    points.append((0.0, BACK, math.pi))
    along = [0.0]
    for one, two in zip(points, points[1:]):
        along.append(along[-1] + math.hypot(two[0] - one[0], two[1] - one[1]))
    return points, along, along[side], points[side][1]


POINTS, ALONG, CORNER, CORNER_Y = _outline()


def at(y, side):
    """The place along the skin of a side wall at y; side: 1 for +x."""
    return -side * (CORNER + CORNER_Y - y)


def skin(a, z, out=0.0):
    """The front leans back above the belt and is tucked in below, the sides lean in a little."""
    place = min(abs(a), ALONG[-1])
    index = min(max(bisect.bisect_right(ALONG, place) - 1, 0), len(POINTS) - 2)
    share = (place - ALONG[index]) / max(ALONG[index + 1] - ALONG[index], 1e-9)
    x, y, turn = (one + (two - one) * share for one, two in zip(POINTS[index], POINTS[index + 1]))
    side = -1 if a > 0 else 1
    nx, ny = math.sin(turn), math.cos(turn)
    high, low = max(0.0, (z - 1.42) / 1.2), max(0.0, (0.95 - z) / 0.6)
    y -= max(0.0, ny) * (0.30 * high ** 1.35 + 0.05 * low ** 2)
    return Vector((side * (x + nx * (out - 0.055 * high ** 1.6)), y + ny * out, z))


def patch(name, a, z, material, out=0.0, gap=0.003, thick=0.012, bevel=0.004):
    """A panel over a = (from, to) and z = (from, to); thick 0: a single sheet, for glass. Its uv are metres from its lower right corner."""
    a0, a1, z0, z1 = a[0] + gap, a[1] - gap, z[0] + gap, z[1] - gap
    across, tall = max(1, math.ceil((a1 - a0) / 0.04)), max(1, math.ceil((z1 - z0) / 0.07))
    entity = geometry.surface_grid(name, lambda u, v: skin(a0 + (a1 - a0) * u, z0 + (z1 - z0) * v, out), across, tall, material)
    mesh = entity.data
    for layer, values in (("place", lambda u, v: (u * (a1 - a0), v * (z1 - z0))), ("size", lambda u, v: (a1 - a0, z1 - z0))):
        coordinates = mesh.uv_layers.new(name=layer)
        for loop in mesh.loops:
            row, column = divmod(loop.vertex_index, across + 1)
            coordinates.data[loop.index].uv = values(column / across, row / tall)
    if thick > 0:
        solid = entity.modifiers.new("thick", "SOLIDIFY")
        solid.thickness, solid.offset = thick, -1
        edge = entity.modifiers.new("edge", "BEVEL")
        edge.width, edge.segments, edge.limit_method, edge.angle_limit = bevel, 2, "ANGLE", math.radians(60)
        mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(42)
    return entity


def strip(side, y0, y1):
    return tuple(sorted((at(y0, side), at(y1, side))))


def mirrored(side, a0, a1):
    return tuple(sorted((-side * a0, -side * a1)))


# --- materials --------------------------------------------------------------------------

def lacquer(name, color, rough=0.30, gloss=1.0):
    """Lacquer or plastic of a cab in daily use, in world metres: road film below, spray round the arch and behind it, flies in front, runs."""
    graph = Graph(name)
    m, place = graph.math, graph.place("world")
    split = graph.node("ShaderNodeSeparateXYZ", Vector=place)
    y, z = split.outputs["Y"], split.outputs["Z"]
    cloud, fine = graph.noise(place, 2.1, 6, 0.65), graph.noise(graph.scaled(place, (6, 6, 14)), 1.5, 5, 0.7)
    wander = m("MULTIPLY", m("SUBTRACT", cloud, 0.5), 0.7)
    dirt = m("MULTIPLY", graph.smooth(m("ADD", z, wander), 1.30, 0.45), graph.smooth(fine, 0.25, 0.65, 0.35, 0.95))
    off, up = m("SUBTRACT", y, AXLES[1]), m("SUBTRACT", z, TYRE)
    far = m("SQRT", m("ADD", m("MULTIPLY", off, off), m("MULTIPLY", up, up)))
    dirt = m("MAXIMUM", dirt, m("MULTIPLY", graph.smooth(m("ADD", far, m("MULTIPLY", wander, 0.3)), 0.98, 0.56), graph.smooth(fine, 0.28, 0.6, 0.3, 0.9)))
    runs = graph.noise(graph.scaled(place, (15, 15, 0.5)), 1.0, 5, 0.68)
    dirt = m("MAXIMUM", dirt, m("MULTIPLY", graph.smooth(runs, 0.53, 0.75), 0.34))
    flies = m("MULTIPLY", graph.smooth(graph.noise(place, 46, 2, 0.5), 0.67, 0.72), graph.smooth(y, FRONT - 0.40, FRONT - 0.22, 0.0, 0.8))
    dirt = m("MULTIPLY", dirt, 0.72)
    shade = graph.mix(dirt, color, (0.120, 0.104, 0.080))
    shade = graph.mix(flies, shade, (0.055, 0.050, 0.038))
    graph.set(Base_Color=shade, Roughness=m("ADD", rough, m("MULTIPLY", dirt, 0.45)), Specular=0.35)
    if gloss > 0:
        slow = graph.bump(graph.noise(place, 1.6, 1, 0.4), 1.0, 0.0014)
        mirror = graph.node("ShaderNodeBsdfGlossy", Roughness=m("ADD", 0.03, m("MULTIPLY", dirt, 0.45)), Normal=slow)
        coat = graph.node("ShaderNodeMixShader", Fac=m("MULTIPLY", graph.sheen(1.5), m("SUBTRACT", gloss, m("MULTIPLY", dirt, gloss))))
        graph.links.new(graph.shader.outputs[0], coat.inputs[1])
        graph.links.new(mirror.outputs[0], coat.inputs[2])
        graph.links.new(coat.outputs[0], graph.output.inputs["Surface"])
    return graph.material


def pane(name, tint=(0.66, 0.73, 0.71), border=0.045, wiped=False):
    """Bonded glass: a black printed border with round corners, dust and dried drops, less where a wiper goes."""
    graph = Graph(name)
    m = graph.math
    uv, size = (graph.node("ShaderNodeUVMap", {"uv_map": layer}).outputs[0] for layer in ("place", "size"))
    (u, v), (wide, tall) = (graph.node("ShaderNodeSeparateXYZ", Vector=source).outputs[:2] for source in (uv, size))
    round_ = 0.07
    a, b = (m("MAXIMUM", m("ADD", m("SUBTRACT", m("ABSOLUTE", m("SUBTRACT", spot, m("MULTIPLY", full, 0.5))), m("SUBTRACT", m("MULTIPLY", full, 0.5), border)), round_), 0.0) for spot, full in ((u, wide), (v, tall)))
    frit = graph.smooth(m("SUBTRACT", m("SQRT", m("ADD", m("MULTIPLY", a, a), m("MULTIPLY", b, b))), round_), -0.001, 0.001)
    graph.set(Base_Color=(0.006, 0.006, 0.007), Roughness=0.3)
    clear, dust = graph.node("ShaderNodeBsdfTransparent", Color=tint), graph.node("ShaderNodeBsdfDiffuse", Color=(0.30, 0.275, 0.235, 1.0))
    film = graph.smooth(graph.noise(graph.scaled(uv, (5, 1.6, 1)), 1.0, 6, 0.7), 0.35, 0.75, 0.01, 0.09)
    if wiped:
        # Two blades leave fans of clean glass round their pivots.
        clean = 0.0
        for pivot in (SCREEN - 0.02, SCREEN + 0.86):
            du, dv = m("SUBTRACT", u, pivot), m("ADD", v, 0.03)
            reach = m("SQRT", m("ADD", m("MULTIPLY", du, du), m("MULTIPLY", dv, dv)))
            clean = m("MAXIMUM", clean, m("MULTIPLY", graph.smooth(reach, 0.80, 0.78), graph.smooth(reach, 0.20, 0.24)))
        film = m("ADD", m("MULTIPLY", film, m("SUBTRACT", 1.0, m("MULTIPLY", clean, 0.75))), m("MULTIPLY", m("SUBTRACT", 1.0, clean), 0.05))
    veiled, both = graph.node("ShaderNodeMixShader", Fac=film), graph.node("ShaderNodeMixShader", Fac=frit)
    mirror = graph.node("ShaderNodeBsdfGlossy", Roughness=0.015, Normal=graph.bump(graph.noise(uv, 1.5, 1, 0.4), 1.0, 0.0014))
    gloss = graph.node("ShaderNodeMixShader", Fac=m("MINIMUM", m("MULTIPLY", graph.sheen(1.5), 1.3), 1.0))
    for mix, one, two in ((veiled, clear, dust), (both, veiled, graph.shader), (gloss, both, mirror)):
        graph.links.new(one.outputs[0], mix.inputs[1])
        graph.links.new(two.outputs[0], mix.inputs[2])
    graph.links.new(gloss.outputs[0], graph.output.inputs["Surface"])
    return graph.material


# --- the cab ----------------------------------------------------------------------------

def cab(color):
    paint, plastic = lacquer("cab lacquer", color), lacquer("cab plastic", (0.030, 0.031, 0.033), 0.55, 0.0)
    black = materials.plastic("black trim", (0.008, 0.008, 0.009), 0.45)
    front(paint, plastic, black)
    for side in (-1, 1):
        flank(side, paint, plastic, black)
    roof(paint)


def front(paint, plastic, black):
    """Bumper in pieces, lamps, a maintenance flap with the grille, screen, visor, wipers."""
    edge = CORNER + 0.06
    patch("bumper", (-edge, edge), (0.34, 0.565), plastic, 0.030, 0.002, 0.03, 0.012)
    patch("bumper", (-0.62, 0.62), (0.565, 0.93), plastic, 0.030, 0.002, 0.03, 0.012)
    patch("intake", (-0.50, 0.50), (0.70, 0.86), black, 0.034, 0, 0.004)
    for z in (0.735, 0.78, 0.825):
        patch("intake bar", (-0.49, 0.49), (z - 0.010, z + 0.010), plastic, 0.040, 0, 0.008)
    patch("plate", (-0.26, 0.26), (0.42, 0.53), materials.paint("plate", (0.55, 0.55, 0.52), 0.35, dirt=0.45), 0.038, 0, 0.006, 0.002)
    patch("bed", (-edge, edge), (0.34, 1.5), black, -0.045, 0, 0.01)
    patch("flap", (-0.90, 0.90), (1.30, BELT - 0.04), paint)
    patch("flap foot", (-0.90, 0.90), (0.935, 1.00), paint)
    for z in (1.035, 1.105, 1.175, 1.245):
        patch("grille bar", (-0.88, 0.88), (z - 0.020, z + 0.020), plastic, 0.006, 0, 0.03, 0.008)
    patch("grille rim", (-0.90, 0.90), (1.275, 1.30), materials.aluminium(0.3), 0.004, 0, 0.012)
    patch("scuttle", (-SCREEN - 0.06, SCREEN + 0.06), (BELT - 0.045, BELT + 0.02), black, -0.018, 0, 0.02)
    patch("windscreen", (-SCREEN, SCREEN), (BELT, HEAD), pane("windscreen", border=0.05, wiped=True), 0.0, 0.004, 0)
    patch("header", (-SCREEN - 0.15, SCREEN + 0.15), (HEAD, BROW + 0.004), paint)
    visor = materials.surface("visor", (0.012, 0.013, 0.014), 0.16, variation=0.1, dirt=0.12)
    patch("visor", (-SCREEN - 0.02, SCREEN + 0.02), (HEAD - 0.09, HEAD + 0.10), visor, 0.115, 0, 0.006)
    for a in (-0.8, 0.0, 0.8):
        geometry.tube("visor arm", [skin(a, HEAD + 0.06, 0.0), skin(a, HEAD + 0.05, 0.115)], 0.010, black)
    for side in (-1, 1):
        patch("corner", mirrored(side, 0.90, CORNER - 0.06), (0.935, BELT - 0.04), paint)
        patch("pillar", mirrored(side, SCREEN, CORNER - 0.06), (BELT - 0.04, HEAD), paint, 0.0, 0.002)
        lamp(side, plastic, black, edge)
        for z in (1.0, 1.22):
            patch("vane", mirrored(side, 1.02, edge), (z, z + 0.14), black, 0.004, 0, 0.006)
    for foot, tip in ((0.02, 0.80), (-0.86, -0.08)):
        geometry.tube("wiper arm", [skin(foot + (tip - foot) * 0.9 * k / 5, BELT + 0.0 + 0.11 * (k / 5) ** 2, 0.030) for k in range(6)], 0.010, black)
        geometry.tube("wiper blade", [skin(foot + 0.10 + 0.72 * k / 8, BELT + 0.075 + 0.05 * k / 8, 0.014) for k in range(9)], 0.009, black)
        geometry.cylinder("pivot", 0.026, 0.04, black, skin(foot, BELT - 0.02, -0.02), (-math.pi / 2, 0, 0), bevel=0.006)


def lamp(side, plastic, black, edge):
    """Two reflectors and an indicator under one cover, a fog lamp below; all off."""
    span = (0.64, 1.16)
    patch("lamp bed", mirrored(side, *span), (0.60, 0.84), black, -0.070, 0, 0.01)
    patch("above lamp", mirrored(side, 0.62, edge), (0.845, 0.93), plastic, 0.030, 0.002, 0.03, 0.010)
    patch("below lamp", mirrored(side, 0.62, edge), (0.565, 0.60), plastic, 0.030, 0.002, 0.03, 0.006)
    patch("beside lamp", mirrored(side, span[1], edge), (0.60, 0.845), plastic, 0.030, 0.002, 0.03, 0.010)
    metal = materials.surface("reflector", (0.72, 0.73, 0.75), 0.12, 1.0, variation=0.05)
    for a, radius in ((0.76, 0.082), (0.95, 0.082)):
        here = skin(-side * a, 0.725, -0.050)
        turn = (skin(-side * a, 0.725, 0.03) - here).to_track_quat("Z", "Y").to_euler()
        geometry.lathe("dish", [(radius, 0.045), (radius * 0.96, 0.048), (radius * 0.72, 0.014), (radius * 0.3, -0.012), (0.004, -0.016)], metal, here, turn, 36)
        geometry.lathe("bulb", [(0.020, -0.01), (0.020, 0.014), (0.012, 0.026), (0.002, 0.030)], metal, here, turn, 16)
    patch("indicator", mirrored(side, 1.055, 1.145), (0.625, 0.815), materials.paint("indicator", (0.50, 0.17, 0.012), 0.2, coat=1.0), -0.012, 0, 0.02)
    patch("lamp cover", mirrored(side, *span), (0.60, 0.845), materials.glass((0.90, 0.92, 0.92)), 0.018, 0.004, 0)


def flank(side, paint, plastic, black):
    """Door with its pane, handle, shut lines; steps; what lies behind the door; the mudguard."""
    lead, rear = CORNER_Y - 0.04, CORNER_Y - 0.92
    patch("lining", strip(side, BACK + 0.1, CORNER_Y), (0.96, BELT), black, -0.035, 0, 0.01)
    patch("door", strip(side, rear, lead), (1.0, BELT + 0.005), paint)
    patch("corner side", strip(side, lead, CORNER_Y + 0.06), (0.935, BELT - 0.04), paint)
    patch("door pane", strip(side, rear, lead), (BELT + 0.005, 2.36), pane("door pane", (0.58, 0.65, 0.63), 0.05), -0.002, 0.004, 0)
    patch("door pillar", strip(side, lead, CORNER_Y + 0.06), (BELT - 0.04, HEAD), paint, 0, 0.001)
    patch("above door", strip(side, BACK - 0.02, CORNER_Y + 0.2), (2.36, BROW + 0.004), paint, 0, 0.002)
    patch("quarter", strip(side, BACK + 0.10, rear), (0.94, 2.36), paint)
    patch("back", mirrored(side, -at(BACK + 0.10, 1), ALONG[-1]), (0.94, BROW + 0.004), paint, 0, 0.0)
    for z in (1.12, 1.40):
        geometry.box("hinge", (0.018, 0.05, 0.07), black, (side * (HALF + 0.004), lead + 0.005, z), bevel=0.005)
    geometry.box("recess", (0.006, 0.17, 0.075), black, (side * (HALF + 0.001), rear + 0.15, 1.37), bevel=0.002)
    geometry.box("handle", (0.022, 0.19, 0.028), black, (side * (HALF + 0.022), rear + 0.15, 1.385), bevel=0.009)
    geometry.box("door trim", (0.012, lead - rear - 0.03, 0.055), plastic, (side * (HALF + 0.003), (lead + rear) / 2, 1.10), bevel=0.005)
    geometry.tube("grab", [(side * (HALF + 0.0), rear - 0.07, 1.30), (side * (HALF + 0.05), rear - 0.07, 1.34), (side * (HALF + 0.05), rear - 0.07, 1.95), (side * (HALF - 0.01), rear - 0.07, 1.99)], 0.013, black)
    geometry.box("side marker", (0.014, 0.10, 0.034), materials.paint("marker", (0.50, 0.16, 0.01), 0.15, coat=1.0), (side * (HALF + 0.005), rear - 0.2, 1.02), bevel=0.006)
    # Two steps in a box between bumper and wheel.
    foot, head = AXLES[1] + 0.575, CORNER_Y + 0.02
    middle, wide = (foot + head) / 2, head - foot
    tread = materials.surface("tread", (0.25, 0.25, 0.245), 0.5, 0.8, variation=0.3, blotch=9, grain=70, bump=0.8, dirt=0.5)
    for z, tall in ((0.97, 0.06), (0.665, 0.07), (0.37, 0.07)):
        geometry.box("step frame", (0.30, wide, tall), plastic, (side * (HALF - 0.145), middle, z), bevel=0.012)
        geometry.box("tread", (0.16, wide - 0.05, 0.008), tread, (side * (HALF - 0.09), middle, z + tall / 2 + 0.002), bevel=0.002)
    for y in (foot + 0.02, head - 0.01):
        geometry.box("step cheek", (0.30, 0.03, 0.66), plastic, (side * (HALF - 0.145), y, 0.66), bevel=0.01)
    geometry.box("step back", (0.02, wide, 0.64), black, (side * (HALF - 0.24), middle, 0.66), bevel=0)
    arch = [((side * (HALF - 0.17), AXLES[1] + 0.545 * math.cos(t), TYRE + 0.545 * math.sin(t)), (1, 0, 0), (0, math.cos(t), math.sin(t))) for t in (math.pi * (1.03 * k / 24 - 0.02) for k in range(25))]
    geometry.extrude("mudguard", [(-0.17, -0.02), (-0.17, 0.0), (0.17 * 1.0, 0.0), (0.185, -0.01), (0.185, -0.05), (0.175, -0.05), (0.165, -0.02)], [(o, (side, 0, 0), u) for o, _, u in arch], plastic, 40, True)
    geometry.box("mud flap", (0.30, 0.012, 0.36), black, (side * (HALF - 0.17), AXLES[1] - 0.555, 0.40), (0.05, 0, 0), 0.003)


def roof(paint):
    """From the brow over a rounded shoulder; rings all the way in, almost level: a height that followed them would leave folds at the corners."""
    places = list(ALONG) + [-a for a in ALONG[-2:0:-1]]
    feet, loops, middle = [skin(a, BROW) for a in places], [], Vector((0, BACK + DEEP * 0.42, 0))
    for step in range(11):
        turn = math.pi / 2 * step / 10
        loops.append([p.lerp(Vector((middle.x, middle.y, p.z)), 0.15 * (1 - math.cos(turn))) + Vector((0, 0, (TOP - BROW - 0.018) * math.sin(turn))) for p in feet])
    for step in range(1, 13):
        share = 0.99 * step / 12
        loops.append([p.lerp(Vector((middle.x, middle.y, p.z)), share) + Vector((0, 0, 0.018 * share * (2 - share))) for p in loops[10]])
    count = len(places)
    faces = [(r * count + i, r * count + (i + 1) % count, (r + 1) * count + (i + 1) % count, (r + 1) * count + i) for r in range(len(loops) - 1) for i in range(count)]
    geometry.link(geometry.mesh_from("cab roof", [p for ring in loops for p in ring], faces, smooth=True), paint)
    vehicles.mast((0.72, BACK + 0.35, TOP - 0.035), 0.42)
    for x in (-0.86, 0.86):
        geometry.rounded(geometry.box("roof lamp", (0.11, 0.07, 0.045), materials.paint("roof lamp", (0.55, 0.22, 0.02), 0.2, coat=1.0), (x * 0.92, FRONT - 0.66, TOP - 0.004), bevel=0.016, segments=4))
