"""The eArc module: a 2 mm laminate, flat or following any curve.

Local axes before bending: x across (short side), y along (long side), z out of the face;
the origin is the middle of the rear, so z = 0 is what touches the roof.
"""
import math

from mathutils import Vector

from . import cells, geometry, materials

THICKNESS = 0.002

# size: width, length; cell: half-cut, width x height; gaps: between columns, between
# rows, at the middle. Only smf-520 and dragonfly-520 are published sizes; the others are
# stand-ins with the same cells (captions must not state their dimensions).
_520 = {"size": (1.196, 2.245), "columns": 6, "rows": 24}
FORMATS = {
    "smf-520": _520,
    "dragonfly-520": {**_520, "frame": True},
    "balcony": {"size": (1.160, 1.700), "columns": 6, "rows": 18},
    "off-grid": {"size": (0.790, 1.700), "columns": 4, "rows": 18},
    "off-grid-small": {"size": (0.790, 0.985), "columns": 4, "rows": 10},
    "off-grid-slim": {"size": (0.420, 1.330), "columns": 2, "rows": 14},
    "charger": {"size": (0.270, 0.400), "columns": 2, "rows": 6, "cell": (0.118, 0.058), "busbars": 6},
}
DEFAULTS = {"cell": (0.182, 0.091), "gaps": (0.0025, 0.0010, 0.0080), "chamfer": 0.0065, "busbars": 10, "wire": 0.00035}


def layout(name):
    return {"name": name, **DEFAULTS, **FORMATS[name]}


# --- shapes: functions from the flat sheet to space ------------------------------------

def flat(x, y):
    return Vector((x, y, 0.0))


def arc(radius, along="y", center=False):
    """Bends round a cylinder of that radius. center=True: the origin is the axis, so an
    instance is placed by turning it (about y for along='y'), which suits barrel roofs."""
    drop = 0.0 if center else radius

    def bent(x, y):
        if along == "y":
            return Vector((radius * math.sin(y / radius), x, radius * math.cos(y / radius) - drop))
        return Vector((radius * math.sin(x / radius), y, radius * math.cos(x / radius) - drop))
    return bent


def height(function):
    """Drapes over a gently sloping height function(x, y) -> z (not for steep surfaces)."""
    return lambda x, y: Vector((x, y, function(x, y)))


def sprung(length, angle, steps=200):
    """A sheet held by its two short ends: the elastica, tighter at the top than at the
    ends. angle: slope at the ends in degrees. Its tightest radius is printed, to be honest."""
    target = math.radians(angle)

    def shoot(peak):
        slope, points, position, up = 0.0, [(0.0, 0.0)], 0.0, 0.0
        step, bend = length / 2 / steps, -peak
        # Curvature falls with height below the apex: k = k0 * (h - drop) / h, solved by marching.
        load = (peak ** 2) / (2 * (1 - math.cos(target)))
        for _ in range(steps):
            slope += bend * step / 2
            position += math.cos(slope) * step
            up += math.sin(slope) * step
            slope += bend * step / 2
            inner = max(peak ** 2 - 2 * load * (1 - math.cos(slope)), 0.0)
            bend = -math.sqrt(inner)
            points.append((position, up))
        return slope, points
    low, high = 0.01, 10.0
    for _ in range(60):
        middle = (low + high) / 2
        if -shoot(middle)[0] < target * 0.985:
            low = middle
        else:
            high = middle
    points = shoot(low)[1]
    print(f"ART sprung sheet: tightest radius {1 / low:.2f} m, rise {-points[-1][1]:.2f} m, span {2 * points[-1][0]:.2f} m")
    foot = points[-1][1]

    def bent(x, y):
        place = min(abs(y) / (length / 2), 1.0) * steps
        index = min(int(place), steps - 1)
        part = place - index
        along = points[index][0] * (1 - part) + points[index + 1][0] * part
        up = points[index][1] * (1 - part) + points[index + 1][1] * part
        return Vector((x, math.copysign(along, y), up - foot))
    return bent


# --- the module --------------------------------------------------------------------------

def laminate(name, size, shape, face, rim, divisions):
    """A closed 2 mm sheet with a softened rim; its normals follow the shape."""
    width, length = size
    columns, rows = divisions
    tiny = 0.0004

    def at(x, y, lift):
        delta = 1e-3
        across = shape(x + delta, y) - shape(x - delta, y)
        along = shape(x, y + delta) - shape(x, y - delta)
        normal = across.cross(along)
        if normal.z < 0 and shape is flat:
            normal.negate()
        return shape(x, y) + normal.normalized() * lift * orientation

    # Make sure that z points out of the face whatever the handedness of the shape.
    across = shape(1e-3, 0) - shape(-1e-3, 0)
    along = shape(0, 1e-3) - shape(0, -1e-3)
    orientation = 1.0 if across.cross(along).z >= 0 else -1.0

    vertices, uvs, faces, slots = [], [], [], []

    def sheet(inset, lift, slot):
        start = len(vertices)
        for r in range(rows + 1):
            for c in range(columns + 1):
                x = -width / 2 + inset + (width - 2 * inset) * c / columns
                y = -length / 2 + inset + (length - 2 * inset) * r / rows
                vertices.append(at(x, y, lift))
                uvs.append((x, y))
        for r in range(rows):
            for c in range(columns):
                a = start + r * (columns + 1) + c
                quad = (a, a + 1, a + columns + 2, a + columns + 1)
                faces.append(quad if (slot == 0) == (orientation > 0) else quad[::-1])
                slots.append(slot)
        ring = [start + c for c in range(columns + 1)]
        ring += [start + r * (columns + 1) + columns for r in range(1, rows + 1)]
        ring += [start + rows * (columns + 1) + c for c in range(columns - 1, -1, -1)]
        ring += [start + r * (columns + 1) for r in range(rows - 1, 0, -1)]
        return ring

    def band(inner, lift):
        start = len(vertices)
        for index in inner:
            x, y = uvs[index]
            x += tiny * (1 if x > width / 2 - 2 * tiny else -1 if x < -width / 2 + 2 * tiny else 0)
            y += tiny * (1 if y > length / 2 - 2 * tiny else -1 if y < -length / 2 + 2 * tiny else 0)
            vertices.append(at(x, y, lift))
            uvs.append((x, y))
        return list(range(start, len(vertices)))

    top = sheet(tiny, THICKNESS, 0)
    bottom = sheet(tiny, 0.0, 1)
    rings = [top, band(top, THICKNESS - tiny), band(top, tiny), bottom]
    for upper, lower in zip(rings, rings[1:]):
        for index in range(len(upper)):
            following = (index + 1) % len(upper)
            quad = (upper[index], lower[index], lower[following], upper[following])
            faces.append(quad if orientation > 0 else quad[::-1])
            slots.append(1)
    mesh = geometry.mesh_from(name, vertices, faces, smooth=True)
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(35)
    layer = mesh.uv_layers.new(name="metres")
    for loop in mesh.loops:
        layer.data[loop.index].uv = uvs[loop.vertex_index]
    mesh.materials.append(face)
    mesh.materials.append(rim)
    mesh.polygons.foreach_set("material_index", slots)
    return geometry.link(mesh, None, name)


def make(format="smf-520", shape=flat, backsheet="black", box=None, divisions=None, gloss=0.40, dust=0.05):
    """Builds one module; copy it with geometry.instance(), which shares mesh and material.

    shape: flat, arc(...), height(...), sprung(...) or any function (x, y) -> Vector;
    box: junction box 'front', 'rear' or None (hidden); divisions: mesh columns and rows,
    enough for the curve by default; dust: 0 (studio) to 0.15 (old roof).
    """
    plan = layout(format)
    bent = shape is not flat
    divisions = divisions or ((24, 48) if bent else (1, 1))
    entity = laminate(f"module {format}", plan["size"], shape, cells.face(plan, backsheet, gloss, dust),
                      cells.edge(backsheet), divisions)
    parts = []
    if plan.get("frame"):
        parts += frame(plan["size"])
    if box:
        parts += junction_box(plan, shape, box)
    if parts:
        entity = geometry.join(f"module {format}", [entity, *parts])
    return entity


def reshape(entity, format, shape, divisions):
    """Bends a laminate that make() built without extras to another shape: the next frame of a film."""
    fresh = laminate(entity.name, layout(format)["size"], shape, *entity.data.materials, divisions)
    former, entity.data = entity.data, fresh.data
    geometry.bpy.data.objects.remove(fresh)
    geometry.bpy.data.meshes.remove(former)


def frame(size, tall=0.020, wall=0.0018, lip=0.006, foot=0.014):
    """Dragonfly's pre-integrated mounting frame: a slim profile round a flat laminate,
    which lies in it 1 mm below the upper lip."""
    metal = materials.black_aluminium()
    width, length = size
    top = THICKNESS + 0.0012
    profile = [(-lip, top), (wall, top), (wall, top - tall), (-foot, top - tall), (-foot, top - tall + wall),
               (0, top - tall + wall), (0, top - wall), (-lip, top - wall * 0.6)]
    x, y = width / 2 + 0.0006, length / 2 + 0.0006
    # Mitred corners: across points along the diagonal where two sides meet.
    path = [((sx * x, sy * y, 0), (sx, sy, 0), (0, 0, 1)) for sx, sy in ((1, -1), (1, 1), (-1, 1), (-1, -1), (1, -1))]
    return [geometry.extrude("frame", profile, path, metal, smooth_angle=20, closed_profile=True)]


def junction_box(plan, shape, side):
    """Three thin split boxes along the middle of the rear, or one at the short edge in front."""
    body = materials.plastic("junction box", (0.012, 0.012, 0.013), 0.45)
    length = plan["size"][1]
    spots = [(x, 0.0) for x in (-0.38, 0.0, 0.38)] if side == "rear" else [(0.0, length / 2 - 0.016)]
    spots = [(x, y) for x, y in spots if abs(x) < plan["size"][0] / 2 - 0.05]
    lift = -0.006 if side == "rear" else THICKNESS + 0.006
    return [geometry.box("junction box", (0.105, 0.026, 0.012), body, shape(x, y) + Vector((0, 0, lift)), bevel=0.003)
            for x, y in spots]


def charger(panels=4, angle=22.0, backsheet="black"):
    """Portable charger, unfolded zigzag on a fabric carrier. angle: lean of each panel in
    degrees (0 lies flat). Returns an empty that carries it; panels stand along x."""
    cloth = materials.fabric("charger cloth", (0.020, 0.022, 0.024))
    webbing = materials.fabric("webbing", (0.05, 0.05, 0.05), 500)
    sheet = make("charger", backsheet=backsheet, dust=0.0)
    width, length = 0.300, 0.440
    lean, parts, left = math.radians(angle), [], 0.0
    for index in range(panels):
        sign = 1 if index % 2 == 0 else -1
        middle = (left + math.cos(lean) * width / 2, 0.0, math.sin(lean) * width / 2 + 0.004)
        turn = (0.0, -sign * lean, 0.0)
        carrier = geometry.box("carrier", (width - 0.008, length, 0.007), cloth, middle, turn, bevel=0.003, segments=3)
        normal = Vector((-sign * math.sin(lean), 0.0, math.cos(lean)))
        parts += [carrier, geometry.instance(sheet, Vector(middle) + normal * 0.0036, turn)]
        ridge = (left + math.cos(lean) * width, 0.0, (math.sin(lean) * width if sign > 0 else 0.0) + 0.004)
        if index < panels - 1:
            parts.append(geometry.tube("hinge", [(ridge[0], -length / 2, ridge[2]), (ridge[0], length / 2, ridge[2])], 0.004, cloth))
        left += math.cos(lean) * width
    # The handle is sewn into the hem of the first panel.
    handle = [(0.012, -0.060, 0.0065), (-0.010, -0.058, 0.0065), (-0.034, -0.040, 0.006), (-0.034, 0.040, 0.006), (-0.010, 0.058, 0.0065), (0.012, 0.060, 0.0065)]
    parts.append(geometry.tube("handle", handle, 0.005, webbing, smooth=True))
    sheet.hide_render = True
    return geometry.group("charger", parts)
