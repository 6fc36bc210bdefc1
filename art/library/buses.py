"""A low-floor city bus with rooms behind its panes: skin, glazing, doors, lamps, seats and poles. It drives towards -y, its doors are at -x.

The skin is one surface: a runs round the bus from the middle of its front (0) to its tail, positive on the side of the driver, z is up.
Panels and panes are cut from it with gaps between them.
"""
import bisect
import math

import bmesh
from mathutils import Vector

from . import geometry, rain
from .nodes import Graph

HALF, LENGTH, FLOOR, TOP, CAMBER = 1.275, 11.9, 0.30, 2.92, 0.07
BELT, HEAD, BROW = 1.08, 2.36, 2.60       # foot and top of side panes, and where the roof begins to round
AXLES, TYRE, ARCH = (2.72, 8.75), 0.48, 0.565
DOORS = ((0.50, 1.72), (5.25, 6.65))
PANES = ((1.76, 3.46), (3.48, 5.21), (6.69, 8.20), (8.22, 9.73), (9.75, 11.30))
SCREEN = 1.20                             # half width of the windscreen, along the skin
AMBER, WHITE = (1.0, 0.36, 0.03), (0.93, 0.97, 1.0)


def roof(x, _y=0.0):
    return TOP - CAMBER * (x / HALF) ** 2


# --- the surface ------------------------------------------------------------------------

def _outline():
    """Half of the plan, from the front to the tail: points with the distance along it and the outward normal."""
    points, bow, straight, tail = [], 0.09, HALF - 0.26, 0.25
    for step in range(41):
        x = straight * step / 40
        turn = math.atan(2 * bow * x / HALF ** 2)
        points.append((x, bow * (x / HALF) ** 2, turn))
    x0, y0, first = points[-1]
    radius = (HALF - x0) / (1 - math.sin(first))
    for step in range(1, 25):
        turn = first + (math.pi / 2 - first) * step / 24
        points.append((x0 + radius * (math.sin(turn) - math.sin(first)), y0 + radius * (math.cos(first) - math.cos(turn)), turn))
    side = len(points) - 1
    points += [(HALF, points[-1][1] + (LENGTH - tail - points[-1][1]) * step / 18, math.pi / 2) for step in range(1, 18)]
    for step in range(13):
        turn = math.pi / 2 * (1 + step / 12)
        points.append((HALF - tail + tail * math.sin(turn), LENGTH - tail - tail * math.cos(turn), turn))
    points.append((0.0, LENGTH, math.pi))
    along = [0.0]
    for first, second in zip(points, points[1:]):
        along.append(along[-1] + math.hypot(second[0] - first[0], second[1] - first[1]))
    return points, along, along[side], points[side][1]


POINTS, ALONG, CORNER, CORNER_Y = _outline()


def at(y, side=-1):
    """The place along the skin of a side wall at y."""
    return side * (CORNER + y - CORNER_Y)


def plan(a):
    place = min(max(abs(a), 0.0), ALONG[-1])
    index = min(max(bisect.bisect_right(ALONG, place) - 1, 0), len(POINTS) - 2)
    share = (place - ALONG[index]) / max(ALONG[index + 1] - ALONG[index], 1e-9)
    x, y, turn = (first + (second - first) * share for first, second in zip(POINTS[index], POINTS[index + 1]))
    side = -1 if a < 0 else 1
    return side * x, y, side * math.sin(turn), -math.cos(turn)


def skin(a, z, out=0.0):
    """The front leans back and the sides lean in above the belt."""
    x, y, nx, ny = plan(a)
    high = max(0.0, (z - 1.0) / 1.7)
    return Vector((x + nx * (out - 0.030 * high ** 1.5), y + ny * (out - (0.21 if ny < 0 else 0.05) * high ** 2), z))


def patch(name, a, z, material, out=0.0, gap=0.003, thick=0.014, bevel=0.004):
    """A panel over a = (from, to) and z = (from, to); thick 0: a single sheet, for glass. Its uv are metres from its lower left corner."""
    a0, a1, z0, z1 = a[0] + gap, a[1] - gap, z[0] + gap, z[1] - gap
    curved = min(abs(a0), abs(a1)) < CORNER + 0.02 or max(abs(a0), abs(a1)) > at(LENGTH - 0.2, 1)
    across = max(1, math.ceil((a1 - a0) / (0.035 if curved else 0.6)))
    tall = max(1, math.ceil((z1 - z0) / 0.12))
    entity = geometry.surface_grid(name, lambda u, v: skin(a0 + (a1 - a0) * u, z0 + (z1 - z0) * v, out), across, tall, material)
    mesh = entity.data
    for layer, values in (("place", lambda u, v: (u * (a1 - a0), v * (z1 - z0))), ("size", lambda u, v: (a1 - a0, z1 - z0))):
        coordinates = mesh.uv_layers.new(name=layer)
        for loop in mesh.loops:
            row, column = divmod(loop.vertex_index, across + 1)
            coordinates.data[loop.index].uv = values(column / across, row / tall)
    return thickened(entity, thick, bevel)


def thickened(entity, thick, bevel=0.004):
    if thick > 0:
        solid = entity.modifiers.new("thick", "SOLIDIFY")
        solid.thickness, solid.offset = thick, -1
        edge = entity.modifiers.new("edge", "BEVEL")
        edge.width, edge.segments, edge.limit_method, edge.angle_limit = bevel, 2, "ANGLE", math.radians(60)
        entity.data.use_auto_smooth, entity.data.auto_smooth_angle = True, math.radians(42)
    return entity


def flank(name, side, span, z, material, out=0.0, gap=0.003, thick=0.014):
    """A lower side panel, with the arch of the axle that lies within its span."""
    (y0, y1), (z0, z1) = (span[0] + gap, span[1] - gap), (z[0] + gap, z[1] - gap)
    outline = [(y0, z0)]
    for axle in AXLES:
        if y0 < axle < y1:
            low = math.asin((z0 - TYRE) / ARCH)
            outline += [(axle + ARCH * math.cos(t), TYRE + ARCH * math.sin(t)) for t in (math.pi - low - (math.pi - 2 * low) * k / 32 for k in range(33))]
    outline += [(y1, z0), (y1, z1), (y0, z1)]
    shape = bmesh.new()
    corners = [shape.verts.new((side * (HALF + out), y, h)) for y, h in outline]
    face = shape.faces.new(corners)
    face.normal_update()
    if face.normal.x * side < 0:
        face.normal_flip()
    bmesh.ops.triangulate(shape, faces=[face])
    mesh = geometry.bpy.data.meshes.new(name)
    shape.to_mesh(mesh)
    shape.free()
    return thickened(geometry.link(mesh, material, name), thick, 0.003)


def roof_shell(material):
    """From the brow over a rounded shoulder to the middle, on which modules lie."""
    places = [(-1) ** (k > len(ALONG) - 1) * ALONG[k] if k < len(ALONG) else -ALONG[2 * len(ALONG) - 2 - k] for k in range(2 * len(ALONG) - 2)]
    loops = []
    for step in range(11):
        turn = math.pi / 2 * step / 10
        ring = []
        for a in places:
            foot, (_, _, nx, ny) = skin(a, BROW), plan(a)
            deep = 0.17 * (1 - math.cos(turn))
            x, y = foot.x - nx * deep, foot.y - ny * deep * 0.45
            ring.append(Vector((x, y, BROW + (roof(x) - BROW) * math.sin(turn))))
        loops.append(ring)
    inner = [p - Vector((*plan(a)[2:], 0)) * 0.006 for p, a in zip(loops[10], places)]
    loops.append([Vector((p.x, p.y, roof(p.x))) for p in inner])
    count = len(places)
    faces = [(r * count + i, r * count + (i + 1) % count, (r + 1) * count + (i + 1) % count, (r + 1) * count + i) for r in range(len(loops) - 1) for i in range(count)]
    mesh = geometry.mesh_from("roof", [p for ring in loops for p in ring], faces, smooth=True)
    geometry.link(mesh, material, "roof")
    # What lies inside the last loop is a grid of its own: faces that run to one point would be shaded wrongly.
    ends = [sorted((abs(p.x), p.y) for p in loops[-1] if (p.y < 1.0) == ahead and (p.y < 1.0 or p.y > LENGTH - 1.0)) for ahead in (True, False)]
    wide = max(p.x for p in loops[-1])

    def end(stations, x):
        index = min(max(bisect.bisect_left(stations, (x, -1.0)), 1), len(stations) - 1)
        (x0, y0), (x1, y1) = stations[index - 1], stations[index]
        return y0 + (y1 - y0) * min(1.0, max(0.0, (x - x0) / max(x1 - x0, 1e-9)))

    def top(u, v):
        x = wide * math.sin(math.pi * (u - 0.5))
        near, far = (end(stations, abs(x)) for stations in ends)
        return (x, near + (far - near) * v, roof(x))
    geometry.surface_grid("roof top", top, 44, 60, material)


# --- materials --------------------------------------------------------------------------

def coat(name, color):
    """Lacquer of a bus in winter service: road film along the sills, spray behind the wheels, runs below every joint, wet all over."""
    graph = Graph(name)
    m, place = graph.math, graph.place("world")
    split = graph.node("ShaderNodeSeparateXYZ", Vector=place)
    y, z = split.outputs["Y"], split.outputs["Z"]
    cloud, fine = graph.noise(place, 1.8, 6, 0.65), graph.noise(graph.scaled(place, (6, 6, 14)), 1.4, 5, 0.7)
    runs = graph.noise(graph.scaled(place, (16, 16, 0.5)), 1.0, 5, 0.65)
    dirt = m("MULTIPLY", graph.smooth(z, 1.05, 0.30), graph.smooth(cloud, 0.25, 0.70, 0.30, 1.0))
    for axle in AXLES:
        off, up = m("SUBTRACT", y, axle), m("SUBTRACT", z, TYRE)
        far = m("SQRT", m("ADD", m("MULTIPLY", off, off), m("MULTIPLY", up, up)))
        rim = m("MULTIPLY", graph.smooth(far, ARCH + 0.16, ARCH), 0.75)
        behind = m("MULTIPLY", m("MULTIPLY", graph.smooth(off, 0.45, 0.75), graph.smooth(off, 2.3, 0.7)), graph.smooth(z, 1.5, 0.5))
        dirt = m("MAXIMUM", dirt, m("MULTIPLY", m("MAXIMUM", rim, behind), graph.smooth(fine, 0.30, 0.62)))
    dirt = m("MAXIMUM", dirt, m("MULTIPLY", graph.smooth(runs, 0.52, 0.78), graph.smooth(z, 2.75, 1.6, 0.30, 0.55)))
    dirt = m("MULTIPLY", dirt, 0.62)
    shade = graph.mix(dirt, color, (0.085, 0.078, 0.066))
    graph.set(Base_Color=shade, Roughness=m("ADD", 0.28, m("MULTIPLY", dirt, 0.45)), Specular=0.35)
    ripple = graph.bump(m("ADD", m("MULTIPLY", graph.noise(place, 1.3, 1, 0.4), 0.004), m("MULTIPLY", runs, 0.0006)), 1.0, 1.0)
    rain.film(graph, ripple, m("ADD", 0.05, m("MULTIPLY", dirt, 0.30)), m("SUBTRACT", 1.0, m("MULTIPLY", dirt, 0.6)))
    return graph.material


def roof_coat(fields, color=(0.70, 0.705, 0.70)):
    """White roof lacquer, rained on: dirt along the edges of what is bonded to it, runs towards the sides, standing beads.

    fields: (x, y, half width, half length) of the modules; both rows are alike, so that |x| is enough.
    """
    graph = Graph("roof coat")
    m, place = graph.math, graph.place("world")
    split = graph.node("ShaderNodeSeparateXYZ", Vector=place)
    x, y = m("ABSOLUTE", split.outputs["X"]), split.outputs["Y"]
    patches, fine = graph.noise(place, 1.5, 6, 0.65), graph.noise(place, 38, 4, 0.7)
    runs = graph.noise(graph.scaled(place, (0.9, 15, 1)), 1.0, 5, 0.65)
    dirt = m("MULTIPLY", graph.smooth(patches, 0.45, 0.75), 0.20)
    dirt = m("MAXIMUM", dirt, m("MULTIPLY", graph.smooth(runs, 0.50, 0.74), graph.smooth(x, 0.90, 1.15, 0.06, 0.42)))
    for cx, cy, wide, deep in fields:
        a, b = (m("MAXIMUM", m("SUBTRACT", m("ABSOLUTE", m("SUBTRACT", v, c)), half), 0.0) for v, c, half in ((x, cx, wide), (y, cy, deep)))
        out = m("ADD", m("SQRT", m("ADD", m("MULTIPLY", a, a), m("MULTIPLY", b, b))), m("MULTIPLY", m("SUBTRACT", patches, 0.5), 0.05))
        dirt = m("MAXIMUM", dirt, m("MULTIPLY", graph.smooth(out, 0.050, 0.002), 0.70))
    dirt = m("MULTIPLY", dirt, graph.smooth(fine, 0.25, 0.6, 0.55, 1.0))
    graph.set(Base_Color=graph.mix(dirt, color, (0.115, 0.110, 0.095)), Roughness=m("ADD", 0.34, m("MULTIPLY", dirt, 0.3)), Specular=0.3)
    return rain.wet(graph.material, "world", "Y", "X", soak=0.95, fade=(10.0, 24.0), spacing=0.30, bead=0.034, sparkle=0.3)


def pane(name="pane", tint=(0.62, 0.68, 0.67), border=0.045, mist=0.22):
    """Bonded glass: a black printed border with round corners, a clear field with drops and dried runs, mist at its foot."""
    graph = Graph(name)
    m = graph.math
    uv, size = (graph.node("ShaderNodeUVMap", {"uv_map": layer}).outputs[0] for layer in ("place", "size"))
    (u, v), (wide, tall) = (graph.node("ShaderNodeSeparateXYZ", Vector=source).outputs[:2] for source in (uv, size))
    round_ = 0.06
    a, b = (m("MAXIMUM", m("ADD", m("SUBTRACT", m("ABSOLUTE", m("SUBTRACT", at_, m("MULTIPLY", full, 0.5))), m("SUBTRACT", m("MULTIPLY", full, 0.5), border)), round_), 0.0)
            for at_, full in ((u, wide), (v, tall)))
    frit = graph.smooth(m("SUBTRACT", m("SQRT", m("ADD", m("MULTIPLY", a, a), m("MULTIPLY", b, b))), round_), -0.001, 0.001)
    graph.set(Base_Color=(0.006, 0.006, 0.007), Roughness=0.35)
    clear = graph.node("ShaderNodeBsdfTransparent", Color=tint)
    fog = graph.node("ShaderNodeBsdfTranslucent", Color=(0.75, 0.75, 0.73))
    cloud = graph.noise(graph.scaled(uv, (2.2, 2.8, 1)), 1.0, 4, 0.6)
    grime = graph.smooth(graph.noise(graph.scaled(uv, (18, 0.9, 1)), 1.0, 5, 0.7), 0.48, 0.75, 0.02, 0.16)
    breath = m("MULTIPLY", graph.smooth(m("ADD", v, m("MULTIPLY", m("SUBTRACT", cloud, 0.5), 0.7)), 0.50, 0.05), mist)
    veiled = graph.node("ShaderNodeMixShader", Fac=m("ADD", breath, m("MULTIPLY", grime, 0.5)))
    graph.links.new(clear.outputs[0], veiled.inputs[1])
    graph.links.new(fog.outputs[0], veiled.inputs[2])
    both = graph.node("ShaderNodeMixShader", Fac=frit)
    graph.links.new(veiled.outputs[0], both.inputs[1])
    graph.links.new(graph.shader.outputs[0], both.inputs[2])
    small, _ = rain.drops(graph, uv, 0.024, 0.45, 0.40)
    wavy = m("MULTIPLY", graph.noise(uv, 1.7, 1, 0.4), 0.0022)
    normal = graph.bump(m("ADD", m("MULTIPLY", small, 0.4), wavy), 1.0, 1.0)
    mirror = graph.node("ShaderNodeBsdfGlossy", Roughness=0.02, Normal=normal)
    gloss = graph.node("ShaderNodeMixShader", Fac=m("MINIMUM", m("MULTIPLY", graph.sheen(1.5), 1.35), 1.0))
    graph.links.new(both.outputs[0], gloss.inputs[1])
    graph.links.new(mirror.outputs[0], gloss.inputs[2])
    graph.links.new(gloss.outputs[0], graph.output.inputs["Surface"])
    return graph.material
