"""What is glued and screwed to roofs and decks: plates with rounded corners, sealant, junction boxes with their leads, ducts.

A place is a function (x, y) -> z, as in vehicles.py; lengths are metres.
"""
import math
import random

from mathutils import Vector

from . import geometry, materials, studio, vehicles


def around(graph, x, y, areas):
    """Distance to the nearest of the rectangles (middle x, middle y, width, length) in a shader: dirt gathers along their edges."""
    m, nearest = graph.math, None
    for cx, cy, wide, long in areas:
        dx = m("MAXIMUM", m("SUBTRACT", m("ABSOLUTE", m("SUBTRACT", x, cx)), wide / 2), 0.0)
        dy = m("MAXIMUM", m("SUBTRACT", m("ABSOLUTE", m("SUBTRACT", y, cy)), long / 2), 0.0)
        apart = m("SQRT", m("ADD", m("MULTIPLY", dx, dx), m("MULTIPLY", dy, dy)))
        nearest = apart if nearest is None else m("MINIMUM", nearest, apart)
    return nearest


def rectangle(size, corner, segments=7):
    """Outline of a rectangle with rounded corners round the origin."""
    w, l = size[0] / 2, size[1] / 2
    return vehicles.fillet([(-w, -l, corner), (w, -l, corner), (w, l, corner), (-w, l, corner)], segments)


def slab(name, size, corner, levels, material, location=(0, 0, 0), rotation=(0, 0, 0)):
    """A plate, frame or dome on a rectangle with rounded corners. levels: (inset, z) from its foot to its crown."""
    outline = rectangle(size, corner)
    count, vertices = len(outline), []
    for inset, z in levels:
        ring = vehicles.inset(outline, inset) if inset else outline
        vertices += [(point.x, point.y, z) for point in ring]
    faces = [(r * count + i, r * count + (i + 1) % count, (r + 1) * count + (i + 1) % count, (r + 1) * count + i) for r in range(len(levels) - 1) for i in range(count)]
    faces.append(tuple(range((len(levels) - 1) * count, len(levels) * count)))
    mesh = geometry.mesh_from(name, vertices, faces, smooth=True)
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(38)
    entity = geometry.link(mesh, material, name)
    entity.location, entity.rotation_euler = location, rotation
    return entity


def dome(width, low, high, steps=9):
    """Levels of a bulge that starts at low: steep at its rim, flat on top."""
    return [(width * (1 - math.cos(math.pi / 2 * i / steps)), low + (high - low) * math.sin(math.pi / 2 * i / steps)) for i in range(steps + 1)]


def bead(size, place, center, material, seed=0, radius=0.006, corner=0.03):
    """Sealant drawn by hand round a rectangle: thicker and thinner, its outer edge never straight."""
    dice, points = random.Random(seed), []
    outline = rectangle(size, corner)
    for first, second in zip(outline, outline[1:] + outline[:1]):
        pieces = max(1, int((second - first).length / 0.018))
        points += [first.lerp(second, i / pieces) for i in range(pieces)]
    spots = [(center[0] + p.x + dice.gauss(0, radius * 0.12), center[1] + p.y + dice.gauss(0, radius * 0.12)) for p in points]
    thread = geometry.tube("sealant", [(x, y, place(x, y) + radius * 0.10) for x, y in spots], radius, material, closed=True, resolution=3)
    girth = 1.0
    for point in thread.data.splines[0].points:
        girth = min(1.25, max(0.75, girth + dice.gauss(0, 0.07)))
        point.radius = girth
    return thread


def screws(spots, place, radius=0.0048, tall=0.0025):
    steel = materials.stainless()
    for x, y in spots:
        geometry.lathe("screw", [(radius, 0), (radius * 0.92, tall * 0.6), (radius * 0.5, tall), (radius * 0.2, tall * 0.95)], steel, (x, y, place(x, y)), sides=14)


def junction(spot, along, place, size=0.80):
    """A junction box on the edge of a module, its leads along `along` (radians). Returns where its two leads leave."""
    x, y = spot
    z = place(x, y) + 0.0055
    box = studio.junction_box((x, y, z), along)
    box.scale = (size,) * 3
    reach = Vector((math.cos(along), math.sin(along))) * 0.072 * size
    return [Vector((x + side * reach.x, y + side * reach.y, z + 0.0082 * size)) for side in (-1, 1)]


def lead(start, course, place, end=None, radius=0.0030, clip=None):
    """A solar cable from a junction box over a roof: course lists (x, y), end a point above the roof. clip: index of the point where one holds it."""
    points = [Vector(start)] + [Vector((x, y, place(x, y) + radius + 0.0008)) for x, y in course]
    if end is not None:
        points.append(Vector(end))
    studio.cable(points, radius)
    if clip is not None:
        along = points[clip + 2] - points[clip] if clip + 2 < len(points) else points[clip + 1] - points[clip]
        geometry.box("clip", (0.024, 0.015, 0.010), materials.plastic("clip", (0.016, 0.016, 0.017), 0.45), points[clip + 1], (0, 0, math.atan2(along.y, along.x) + math.pi / 2), 0.003)


def nut(location, rotation, size=0.0095):
    """The screwed end of a cable gland, along local +z, with its domed cap."""
    black = materials.plastic("gland nut", (0.018, 0.018, 0.019), 0.42)
    parts = [geometry.cylinder("collar", size * 1.15, size * 0.5, black, sides=6, bevel=size * 0.08),
             geometry.lathe("cap", [(size, size * 0.5), (size, size * 1.6), (size * 0.85, size * 2.0), (size * 0.45, size * 2.25)], black, sides=14)]
    whole = geometry.join("gland nut", parts)
    whole.location, whole.rotation_euler = location, rotation
    return whole


def duct(x, ys, place, wide=0.046, tall=0.024, inlets=()):
    """Trunking glued along y: its lid in lengths of a metre, beads at its feet. inlets: (y, side) where a lead goes in through a nut."""
    white, gap = materials.surface("duct", (0.56, 0.555, 0.53), 0.42, variation=0.07, blotch=3, grain=300, bump=0.08, depth=0.0002, dirt=0.35), materials.plastic("joint", (0.05, 0.05, 0.048), 0.7)
    half = wide / 2
    outline = vehicles.fillet([(-half, -0.004, 0.001), (-half, tall, 0.005), (half, tall, 0.005), (half, -0.004, 0.001)], 4)
    outline = [(p.x, p.y) for p in outline]
    cuts, at = [], ys[0]
    while at < ys[1] - 0.05:
        cuts.append((at, min(at + 1.0, ys[1]) - 0.0025))
        at += 1.0
    for start, end in cuts:
        path = [((x, y, place(x, y)), (1, 0, 0), (0, 0, 1)) for y in vehicles.steps(start, end, 0.2)]
        geometry.extrude("duct", outline, path, white, 30, True)
        for side in (-1, 1):      # where the lid snaps on
            geometry.box("lid line", (0.0012, end - start, 0.0012), gap, (x + side * half, (start + end) / 2, place(x, (start + end) / 2) + tall * 0.62), bevel=0)
    geometry.box("joint", (wide * 0.94, ys[1] - ys[0] - 0.01, tall * 0.9), gap, (x, sum(ys) / 2, place(x, sum(ys) / 2) + tall * 0.45), bevel=0)
    bead((wide + 0.006, ys[1] - ys[0] + 0.006), place, (x, sum(ys) / 2), vehicles.sealant((0.40, 0.39, 0.365)), 3, 0.0042, 0.006)
    for y in ys:
        geometry.box("end cap", (wide + 0.004, 0.014, tall + 0.006), white, (x, y, place(x, y) + tall / 2 - 0.001), bevel=0.004)
    for y, side in inlets:
        nut((x + side * half, y, place(x, y) + tall * 0.48), (0, side * math.pi / 2, 0), 0.0075)


def deck_gland(spot, place, turn, tilt=(0.0, 0.0)):
    """A cable entry in a deck: a round flange with a dome, a lead goes in at its side through a nut. Returns where it does."""
    x, y = spot
    z = place(x, y)
    shell = materials.surface("deck gland", (0.54, 0.54, 0.53), 0.30, 0.85, variation=0.08, blotch=14, grain=200, bump=0.03, dirt=0.15)
    parts = [geometry.lathe("flange", [(0.030, -0.004), (0.030, 0.004), (0.028, 0.0060), (0.019, 0.0075), (0.0175, 0.017), (0.013, 0.0225), (0.005, 0.0240)], shell, sides=36)]
    for index in range(3):
        a = turn + math.pi / 3 + index * 2 * math.pi / 3
        parts.append(geometry.lathe("screw", [(0.0036, 0.005), (0.0032, 0.0078), (0.0012, 0.0084)], materials.stainless(), (0.0245 * math.cos(a), 0.0245 * math.sin(a), 0), sides=12))
    whole = geometry.join("deck gland", parts)
    whole.location, whole.rotation_euler = (x, y, z), (*tilt, 0)
    nut((x + 0.013 * math.cos(turn), y + 0.013 * math.sin(turn), z + 0.0115), (0, math.pi / 2, turn), 0.0062)
    return Vector((x + 0.022 * math.cos(turn), y + 0.022 * math.sin(turn), z + 0.0115))
