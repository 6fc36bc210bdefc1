"""Generic vehicles, without brands: rounded bodies lofted along y, and what sits on their roofs.

x is across, y runs forward, z up, in metres. A roof is a function (x, y) -> z; bodies and
modules are made from the same function, so that a module cannot leave its surface.
"""
import math
import random

import bmesh
from mathutils import Vector
from mathutils.geometry import intersect_line_line_2d

from . import geometry, materials, module


# --- bodies -----------------------------------------------------------------------------

def fillet(corners, segments=5):
    """Rounds a closed polygon of (x, z, radius); radius 0 keeps a point as it is."""
    result = []
    for index, (x, z, radius) in enumerate(corners):
        point = Vector((x, z))
        if radius <= 0:
            result.append(point)
            continue
        u = (Vector(corners[index - 1][:2]) - point).normalized()
        v = (Vector(corners[(index + 1) % len(corners)][:2]) - point).normalized()
        half = math.acos(max(-1.0, min(1.0, u.dot(v)))) / 2
        center = point + (u + v).normalized() * (radius / math.sin(half))
        start, end = point + u * radius / math.tan(half) - center, point + v * radius / math.tan(half) - center
        sign = 1 if start.x * end.y - start.y * end.x > 0 else -1
        # A loop just outside the rounding keeps the shading of large flat faces flat.
        result.append(center + start + u * 0.012)
        for step in range(segments + 1):
            turn = sign * (math.pi - 2 * half) * step / segments
            c, s = math.cos(turn), math.sin(turn)
            result.append(center + Vector((start.x * c - start.y * s, start.x * s + start.y * c)))
        result.append(center + end + v * 0.012)
    return result


def section(half, floor, roof, shoulder=0.10, tumble=0.02, sill=0.05, count=22):
    """Cross-section of a vehicle: sills, walls leaning in by tumble, rounded shoulders, roof(x)."""
    top = half - tumble
    inner = top - shoulder * 2.2
    corners = [(-half, floor, sill), (-top, roof(-top), shoulder)]
    corners += [(x, roof(x), 0) for x in (-inner + 2 * inner * i / count for i in range(count + 1))]
    corners += [(top, roof(top), shoulder), (half, floor, sill)]
    return fillet(corners)


def inset(outline, distance):
    """Moves a convex outline inwards; where it would cross itself, at roundings tighter than distance, it is cut off."""
    count = len(outline)
    area = sum(outline[i - 1].x * outline[i].y - outline[i].x * outline[i - 1].y for i in range(count))
    sign = 1 if area > 0 else -1
    moved = []
    for index in range(count):
        along = (outline[(index + 1) % count] - outline[index - 1]).normalized()
        moved.append(outline[index] + Vector((-along.y, along.x)) * distance * sign)
    cut = list(moved)
    for index in range(count):
        for reach in range(min(16, count // 4), 1, -1):
            ends = (moved[i % count] for i in (index, index + 1, index + reach, index + reach + 1))
            crossing = intersect_line_line_2d(*ends)
            if crossing:
                for step in range(1, reach + 1):
                    cut[(index + step) % count] = crossing
                break
    return cut


def body(name, shape, stations, material, rear=0.05, front=0.05, warp=None):
    """Lofts shape(y) -> outline through the stations (y, ascending) and rounds both ends.

    rear, front: radius of the end edges; warp: point -> point, for raked ends.
    """
    rings = []

    def end(y, radius, outward):
        found = [(y, inset(shape(y), radius + 0.03))]
        for step in range(6):
            turn = math.pi / 2 * step / 5
            place = y - outward * radius * (1 - math.cos(turn))
            found.append((place, inset(shape(place), radius * (1 - math.sin(turn)))))
        place = y - outward * (radius + 0.02)
        return found + [(place, shape(place))]
    first, last = end(stations[0], rear, -1), end(stations[-1], front, 1)
    middle = [y for y in stations if first[-1][0] + 0.01 < y < last[-1][0] - 0.01]
    rings = first + [(y, shape(y)) for y in middle] + last[::-1]
    count = len(rings[0][1])
    vertices = [Vector((point.x, y, point.y)) for y, outline in rings for point in outline]
    if warp:
        vertices = [warp(vertex) for vertex in vertices]
    faces = [(r * count + i, r * count + (i + 1) % count, (r + 1) * count + (i + 1) % count, (r + 1) * count + i)
             for r in range(len(rings) - 1) for i in range(count)]
    faces += [tuple(range(count)), tuple(range((len(rings) - 1) * count, len(rings) * count))]
    mesh = geometry.mesh_from(name, vertices, faces, smooth=True)
    whole = bmesh.new()
    whole.from_mesh(mesh)
    bmesh.ops.remove_doubles(whole, verts=whole.verts[:], dist=1e-5)    # what inset() has drawn together
    bmesh.ops.recalc_face_normals(whole, faces=whole.faces[:])
    whole.to_mesh(mesh)
    whole.free()
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(32)
    return geometry.link(mesh, material, name)


def steps(start, end, step=0.25):
    count = max(1, round((end - start) / step))
    return [start + (end - start) * index / count for index in range(count + 1)]


# --- modules on a roof --------------------------------------------------------------------

def over(roof):
    """A surface for lay() from a gently curved height function."""
    return lambda x, y, lift: Vector((x, y, roof(x, y) + lift))


_faces = {}


def lay(format, surface, center, turned=False, lift=0.0035, backsheet="black", dust=0.05, bead=None, seed=0, box=None, gloss=0.40):
    """Bonds a module to surface(across, along, lift) -> point. turned: long side across.

    bead: material of the sealant that shows round its edge.
    """
    dice = random.Random(seed + center[0] * 31 + center[1] * 17)
    cx, cy, twist = center[0] + dice.gauss(0, 0.0015), center[1] + dice.gauss(0, 0.002), dice.gauss(0, 0.0007)

    def shape(x, y, extra=0.0):
        x, y = x - twist * y, y + twist * x
        return surface(*((cx - y, cy + x) if turned else (cx + x, cy + y)), lift + extra)
    entity = module.make(format, shape, backsheet, box, dust=dust, gloss=gloss)
    # One face material for all modules of a kind: the shader tells copies apart itself.
    key = (format, backsheet, dust, gloss)
    faces = _faces.setdefault(key, list(entity.data.materials))
    for slot in range(min(2, len(faces))):
        entity.data.materials[slot] = faces[slot]
    if bead:
        width, length = module.FORMATS[format]["size"]
        border = []
        for (ax, ay), (bx, by) in zip(((-1, -1), (1, -1), (1, 1), (-1, 1)), ((1, -1), (1, 1), (-1, 1), (-1, -1))):
            for step in range(24):
                share = step / 24
                x, y = ax + (bx - ax) * share, ay + (by - ay) * share
                border.append(shape(x * (width / 2 + 0.001), y * (length / 2 + 0.001), -lift + 0.0005 + dice.uniform(0, 0.0006)))
        geometry.tube("sealant", border, 0.0042, bead, closed=True, resolution=2)
    return entity


# --- parts --------------------------------------------------------------------------------

def white_paint(dirt=0.10):
    """Vehicle lacquer that has seen a season of rain and road."""
    return materials.surface("white paint", (0.66, 0.66, 0.64), 0.30, variation=0.05, blotch=0.9, grain=260, bump=0.03,
                             depth=0.0003, dirt=dirt, wave=0.0014)


def sealant(color=(0.30, 0.30, 0.29)):
    return materials.plastic("sealant", color, 0.5)


def rail(name, points, material, size=(0.030, 0.022)):
    """A bar of rounded rectangular section along points (edge trims, awning cases, rubbing strakes)."""
    half, tall = size[0] / 2, size[1] / 2
    radius = min(half, tall) * 0.6
    outline = fillet([(-half, -tall, radius), (-half, tall, radius), (half, tall, radius), (half, -tall, radius)], 3)
    points = [Vector(point) for point in points]
    path = []
    for index, point in enumerate(points):
        along = (points[min(index + 1, len(points) - 1)] - points[max(index - 1, 0)]).normalized()
        across = along.cross(Vector((0, 0, 1))).normalized()
        path.append((point, across, across.cross(along)))
    return geometry.extrude(name, [(p.x, p.y) for p in outline], path, material, 30, True)


def wheel(location, radius=0.36, width=0.23, dark=False):
    tyre = materials.surface("tyre", (0.018, 0.018, 0.019), 0.82, variation=0.3, grain=90, bump=0.4, depth=0.002, dirt=0.24)
    rim = materials.surface("rim", (0.30, 0.31, 0.32), 0.4, 0.8, variation=0.1, grain=90, dirt=0.3)
    w = width / 2
    rings = [(radius * 0.62, -w * 0.8), (radius * 0.70, -w), (radius * 0.93, -w), (radius, -w * 0.72), (radius, w * 0.72),
             (radius * 0.93, w), (radius * 0.70, w), (radius * 0.62, w * 0.8)]
    hub = [(radius * 0.63, -w * 0.8), (radius * 0.63, w * 0.82), (radius * 0.58, w * 0.85), (radius * 0.52, w * 0.45),
           (radius * 0.20, w * 0.55), (radius * 0.16, w * 0.8), (radius * 0.02, w * 0.82)]
    parts = [geometry.lathe("tyre", rings, tyre, sides=48), geometry.lathe("rim", hub, rim, sides=48)]
    for index in range(8):
        turn = index * math.pi / 4
        parts.append(geometry.cylinder("hole", radius * 0.07, w * 0.02, tyre, (math.cos(turn) * radius * 0.4, math.sin(turn) * radius * 0.4, w * 0.49), sides=16))
    whole = geometry.join("wheel", parts)
    whole.location, whole.rotation_euler = location, (0, math.pi / 2 * (1 if location[0] > 0 else -1), 0)
    return whole


def hatch(location, size=(0.5, 0.7), tall=0.13, tint=(0.16, 0.17, 0.17), tilt=(0, 0)):
    """A roof light of a vehicle: sealed frame, bulged acrylic cover, two catches."""
    frame, cover = materials.plastic("hatch frame", (0.58, 0.58, 0.56), 0.4), materials.surface("acrylic", tint, 0.10, specular=0.5, variation=0.04, grain=200, bump=0.0, dirt=0.02)
    seal = materials.rubber()
    parts = [geometry.box("seal", (size[0] + 0.13, size[1] + 0.13, 0.012), seal, (0, 0, 0.004), bevel=0.005),
             geometry.box("frame", (size[0] + 0.11, size[1] + 0.11, tall * 0.55), frame, (0, 0, tall * 0.28), bevel=0.022, segments=4)]

    def bulge(u, v):
        edge = min(u, 1 - u, v, 1 - v)
        rise = min(1.0, edge * 9) ** 0.5 * 0.6 + 0.4 * (1 - (2 * u - 1) ** 4) * (1 - (2 * v - 1) ** 4)
        return ((u - 0.5) * (size[0] + 0.04), (v - 0.5) * (size[1] + 0.04), tall * (0.5 + 0.5 * rise))
    parts.append(geometry.surface_grid("cover", bulge, 40, 40, cover))
    whole = geometry.join("hatch", parts)
    whole.location, whole.rotation_euler = location, (*tilt, 0)
    return whole


def pod(location, size=(1.3, 1.9, 0.24), material=None, fans=2, slats=10):
    """An air-conditioning unit: rounded cover with fan openings and side slats."""
    shell, dark = material or white_paint(0.2), materials.plastic("grille", (0.02, 0.02, 0.021), 0.5)
    half, tall = size[0] / 2, size[2]

    def shape(y):
        return fillet([(-half, 0, 0.01), (-half + tall * 0.30, tall * 0.94, tall * 0.38), (0, tall, 0), (half - tall * 0.30, tall * 0.94, tall * 0.38), (half, 0, 0.01)])
    parts = [body("pod", shape, steps(-size[1] / 2, size[1] / 2, 0.4), shell, tall * 0.42, tall * 0.42)]
    for index in range(fans):
        y = (index + 0.5) / fans * size[1] * 0.84 - size[1] * 0.42
        radius = min(size[0] * 0.27, size[1] / fans * 0.34)
        parts.append(geometry.lathe("rim", [(radius * 1.08, 0), (radius * 1.06, 0.012), (radius, 0.014), (radius * 0.97, 0.002)], shell, (0, y, tall * 0.985)))
        parts.append(geometry.cylinder("opening", radius, 0.004, dark, (0, y, tall * 0.995), sides=40))
        for ring in range(1, 6):
            points = [(radius * ring / 6 * math.cos(a), y + radius * ring / 6 * math.sin(a), tall + 0.008) for a in (2 * math.pi * i / 36 for i in range(36))]
            parts.append(geometry.tube("guard", points, 0.0025, dark, closed=True, resolution=1))
        for spoke in range(4):
            c, s = math.cos(spoke * math.pi / 4 + 0.3), math.sin(spoke * math.pi / 4 + 0.3)
            parts.append(geometry.tube("spoke", [(-c * radius, y - s * radius, tall + 0.009), (c * radius, y + s * radius, tall + 0.009)], 0.003, dark, resolution=1))
    for side in (-1, 1):
        for index in range(slats):
            y = ((index + 0.5) / slats - 0.5) * size[1] * 0.75
            parts.append(geometry.box("slat", (0.012, size[1] * 0.045, tall * 0.36), dark, (side * (half - tall * 0.135), y, tall * 0.42), (0, -side * 0.31, 0), 0.004))
    whole = geometry.join("pod", parts)
    whole.location = location
    return whole


def cable(points, material=None, radius=0.0032, clips=True):
    """A solar cable laid on a roof, held by bonded clips."""
    coat = material or materials.rubber()
    geometry.tube("cable", points, radius, coat, smooth=True)
    if clips:
        for point in points[1:-1]:
            geometry.box("clip", (0.020, 0.020, 0.007), coat, point, bevel=0.003)


def gland(location, turn=0.0):
    """The cable entry: a low bonded housing with two screwed glands."""
    shell, black = materials.plastic("gland", (0.55, 0.55, 0.53), 0.42), materials.rubber()
    parts = [geometry.box("flange", (0.17, 0.14, 0.008), shell, (0, 0, 0.004), bevel=0.003),
             geometry.box("hood", (0.12, 0.10, 0.045), shell, (0, 0, 0.026), bevel=0.018, segments=4)]
    for x in (-0.028, 0.028):
        parts.append(geometry.cylinder("nut", 0.012, 0.03, black, (x, -0.05, 0.022), (math.pi / 2, 0, 0), sides=6, bevel=0.002))
    whole = geometry.join("gland", parts)
    whole.location, whole.rotation_euler = location, (0, 0, turn)
    return whole


def tinted():
    """Vehicle glass seen from outside: nearly black, mirror-smooth."""
    return materials.plastic("tinted pane", (0.009, 0.011, 0.013), 0.06)


def windows(x, spans, low, high, tilt=0.0, material=None):
    """Panes along one side wall. spans: (from y, to y); x: signed, the outer face of the wall."""
    pane = material or tinted()
    side = 1 if x > 0 else -1
    made = []
    for start, end in spans:
        made.append(geometry.box("pane", (0.012, end - start, high - low), pane, (x, (start + end) / 2, (low + high) / 2),
                                 (0, -side * tilt, 0), 0.004))
    return made


def mirror(location, side, material=None, arm=0.28):
    """An outside mirror on its arm, for buses, trucks and motorhomes."""
    black = material or materials.plastic("mirror", (0.02, 0.02, 0.022), 0.45)
    x, y, z = location
    geometry.tube("arm", [(x, y, z + 0.16), (x + side * arm * 0.6, y + 0.10, z + 0.20), (x + side * arm, y + 0.08, z + 0.12)], 0.018, black, smooth=True)
    geometry.box("mirror", (0.20, 0.10, 0.36), black, (x + side * (arm + 0.02), y + 0.06, z - 0.08), (0, 0, side * 0.2), 0.045, 4)


def mast(location, tall=0.4, material=None):
    """A short whip aerial on its base."""
    black = material or materials.plastic("aerial", (0.02, 0.02, 0.022), 0.45)
    x, y, z = location
    geometry.lathe("base", [(0.04, 0), (0.038, 0.012), (0.018, 0.03), (0.006, 0.05)], black, location)
    geometry.tube("whip", [location, (x, y - tall * 0.45, z + tall)], 0.0028, black)
