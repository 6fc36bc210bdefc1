"""Parts that the building scenes share: seam roofs and clamps, sub-structure, streets, cars."""
import math
import random

import bmesh
import bpy
from mathutils import Vector

from . import geometry, materials, module, roofs
from .nodes import Graph

# Framed modules on a standing seam: heights above the pan, in metres.
SEAM, CLAMP_TOP = 0.045, 0.064
FRAMED_REST = CLAMP_TOP + 0.0172     # origin of a framed module whose frame stands on a clamp
LIP_TOP = FRAMED_REST + 0.0032


def fewer_bounces():
    """Open daylight needs little indirect light: saves a third of the rendering time."""
    cycles = bpy.context.scene.cycles
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 4, 1, 2


def solid(name, profile, length, material, bevel=0.0008, segments=2):
    """A profile in (x, z) extruded along y about the middle, all edges broken."""
    shape = bmesh.new()
    near = [shape.verts.new((x, -length / 2, z)) for x, z in profile]
    far = [shape.verts.new((x, length / 2, z)) for x, z in profile]
    shape.faces.new(near)
    shape.faces.new(far[::-1])
    for index in range(len(profile)):
        following = (index + 1) % len(profile)
        shape.faces.new((near[index], far[index], far[following], near[following]))
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces[:])
    if bevel > 0:
        sharp = [edge for edge in shape.edges if edge.calc_face_angle(0) > 0.5]
        bmesh.ops.bevel(shape, geom=sharp, offset=bevel, segments=segments, affect="EDGES", profile=0.5)
    mesh = bpy.data.meshes.new(name)
    shape.to_mesh(mesh)
    shape.free()
    return geometry.link(mesh, material, name)


def bolt(radius=0.0065, height=0.006, location=(0, 0, 0), rotation=(0, 0, 0), material=None):
    """Hexagon head on a flange, standing on its location."""
    steel = material or materials.stainless()
    whole = geometry.join("bolt", [
        geometry.cylinder("flange", radius * 1.55, 0.0018, steel, sides=28, bevel=0.0005),
        geometry.cylinder("head", radius, height, steel, (0, 0, 0.0016), sides=6, bevel=0.0009)])
    whole.location, whole.rotation_euler = location, rotation
    return whole


def seam_clamp(kind="middle"):
    """A block that grips the seam without a hole, with a cap that holds one or two frames.

    kind: 'middle' between two modules, 'end' with the module on the +x side. The seam runs
    along y through the origin, which lies on the pan.
    """
    metal, steel = materials.aluminium(0.36), materials.stainless()
    block = [(-0.023, 0.010), (-0.012, 0.010), (-0.0115, 0.047), (0.0115, 0.047), (0.012, 0.010), (0.023, 0.010),
             (0.023, 0.052), (0.030, 0.056), (0.030, CLAMP_TOP), (-0.030, CLAMP_TOP), (-0.030, 0.056), (-0.023, 0.052)]
    parts = [solid("block", block, 0.070, metal, 0.0010)]
    for y in (-0.018, 0.018):
        parts.append(geometry.cylinder("set screw", 0.0050, 0.004, steel, (-0.0228, y, 0.030), (0, -math.pi / 2, 0), sides=24, bevel=0.0008))
        parts.append(geometry.cylinder("socket", 0.0026, 0.0003, materials.rubber(), (-0.0267, y, 0.030), (0, -math.pi / 2, 0), sides=6, bevel=0.0001))
    if kind == "middle":
        cap = [(-0.018, LIP_TOP), (0.018, LIP_TOP), (0.018, LIP_TOP + 0.004), (-0.018, LIP_TOP + 0.004)]
    else:
        cap = [(-0.016, CLAMP_TOP), (-0.012, CLAMP_TOP), (-0.012, LIP_TOP), (0.0175, LIP_TOP), (0.0175, LIP_TOP + 0.004), (-0.016, LIP_TOP + 0.004)]
    parts.append(solid("cap", cap, 0.056, metal, 0.0009))
    parts.append(bolt(0.0065, 0.007, (0, 0, LIP_TOP + 0.004), (0, 0, 0.3)))
    return geometry.join(f"clamp {kind}", parts)


def seam_roof(pans, length, pitch=0.61, seed=0, material=None, start=0.0):
    """Flat standing-seam roof, pans along y from 0 to length. Returns the x of every seam."""
    metal, dice = material or materials.zinc(), random.Random(seed)
    half, tall = 0.005, SEAM
    pan = [(half, tall - 0.004), (half, 0.006), (half + 0.004, 0.0), (pitch / 2, 0.0022), (pitch - half - 0.004, 0.0),
           (pitch - half, 0.006), (pitch - half, tall - 0.004)]
    fold = [(-0.008, tall - 0.016), (0.008, tall - 0.016), (0.010, tall - 0.013), (0.010, tall - 0.002), (0.007, tall),
            (-0.007, tall), (-0.010, tall - 0.002), (-0.010, tall - 0.013)]
    steps = max(2, int(length / 0.4))
    seams = [start + index * pitch for index in range(pans + 1)]
    for index, x in enumerate(seams):
        # Folding by machine leaves the seam a few millimetres off a straight line.
        path = [((x + dice.gauss(0, 0.0008), length * s / steps, dice.gauss(0, 0.0004)), (1, 0, 0), (0, 0, 1)) for s in range(steps + 1)]
        geometry.extrude("seam", fold, path, metal, closed_profile=True)
        if index < pans:
            geometry.extrude("pan", pan, geometry.straight((x, 0, 0), (x, length, 0), (1, 0, 0), steps=2), metal)
    return seams


# --- low sub-structure on a flat roof ---------------------------------------------------

def hat_rail(length, height=0.030, material=None):
    """An aluminium hat section along y: the module is bonded to its crown."""
    wall, half, foot = 0.0025, 0.025, 0.028
    profile = [(-half - foot, 0), (-half - foot, wall), (-half, wall), (-half + 0.004, height), (half - 0.004, height), (half, wall),
               (half + foot, wall), (half + foot, 0), (half - wall, 0), (half - 0.004 - wall, height - wall),
               (-half + 0.004 + wall, height - wall), (-half + wall, 0)]
    return solid("hat rail", profile, length, material or materials.aluminium(0.34), 0.0005, 1)


def support(height, tilt=0.0, material=None):
    """A folded bracket on a pad that is welded to the membrane; its head carries a rail along y."""
    metal = material or materials.aluminium(0.38)
    patch, steel = materials.membrane((0.52, 0.52, 0.50)), materials.stainless()
    parts = [geometry.box("patch", (0.30, 0.30, 0.004), patch, (0, 0, 0.008), bevel=0.0015),
             geometry.box("base", (0.16, 0.14, 0.006), metal, (0, 0, 0.013), bevel=0.0015)]
    if height > 0.03:
        for side in (-1, 1):
            parts.append(geometry.box("cheek", (0.060, 0.005, height - 0.006), metal, (0, side * 0.035, 0.011 + height / 2), bevel=0.0012))
        parts.append(geometry.box("head", (0.110, 0.085, 0.005), metal, (0, 0, 0.013 + height), (0, -tilt, 0), 0.0015))
    for x in (-0.055, 0.055):
        parts.append(bolt(0.0065, 0.006, (x, 0.0, 0.016), (0, 0, x * 9)))
    return geometry.join("support", parts)


def roof_unit(size=(2.4, 1.3, 1.25), color=(0.50, 0.51, 0.51), location=(0, 0, 0), turn=0.0):
    """An air-conditioning unit on rails with louvres, a fan ring and a duct stub."""
    width, depth, height = size
    shell, dark, metal = materials.paint("unit", color, 0.45, dirt=0.25), materials.black_aluminium(), materials.galvanised()
    parts = [geometry.box("body", (width, depth, height - 0.15), shell, (0, 0, height / 2 + 0.08), bevel=0.012)]
    for y in (-depth * 0.35, depth * 0.35):
        parts.append(geometry.box("rail", (width + 0.2, 0.10, 0.14), metal, (0, y, 0.07), bevel=0.005))
    for index in range(12):
        z = 0.30 + index * (height - 0.45) / 12
        for side in (-1, 1):
            parts.append(geometry.box("louvre", (width * 0.44, 0.012, 0.045), metal, (-width * 0.22, side * (depth / 2 + 0.004), z), (side * 0.6, 0, 0), 0.002))
    for x in (-width * 0.24, width * 0.24):
        parts.append(geometry.cylinder("ring", depth * 0.36, 0.10, metal, (x, 0, height), sides=40, bevel=0.006))
        parts.append(geometry.cylinder("fan", depth * 0.33, 0.004, dark, (x, 0, height + 0.098), sides=40, bevel=0.001))
    parts.append(geometry.box("panel", (width * 0.42, 0.01, height * 0.7), shell, (width * 0.24, -depth / 2 - 0.003, height * 0.52), bevel=0.004))
    whole = geometry.join("roof unit", parts)
    whole.location, whole.rotation_euler = location, (0, 0, turn)
    return whole


# --- walls, windows, balconies ----------------------------------------------------------

def wall(name, width, height, openings, material, depth=0.30):
    """A wall in the plane y = 0, its outer face towards -y, with rectangular openings.

    openings: (left, bottom, wide, tall). The wall is one object, so that no seam shows.
    """
    columns = sorted({0.0, width, *(v for left, _, wide, _ in openings for v in (left, left + wide))})
    rows = sorted({0.0, height, *(v for _, bottom, _, tall in openings for v in (bottom, bottom + tall))})
    parts = []
    for left, right in zip(columns, columns[1:]):
        for low, high in zip(rows, rows[1:]):
            x, z = (left + right) / 2, (low + high) / 2
            if not any(a < x < a + w and b < z < b + t for a, b, w, t in openings):
                parts.append(geometry.box("piece", (right - left, depth, high - low), material, (x, depth / 2, z), bevel=0))
    return geometry.join(name, parts)


def glazing(wide, tall, leaves=2, frame=None, curtain=0.0, seed=0):
    """A window in its frame, outer face at y = 0; curtain: share of the width that is drawn."""
    edge, pane = frame or materials.paint("window frame", (0.05, 0.052, 0.055), 0.4), materials.glass((0.72, 0.77, 0.76))
    room = materials.surface("room", (0.035, 0.030, 0.026), 0.9)
    parts = [geometry.box("rear", (wide, 0.02, tall), room, (0, 0.75, 0), bevel=0)]
    for z in (-tall / 2 + 0.03, tall / 2 - 0.03):
        parts.append(geometry.box("rail", (wide, 0.07, 0.06), edge, (0, 0.035, z), bevel=0.004))
    for leaf in range(leaves + 1):
        x = -wide / 2 + 0.03 + leaf * (wide - 0.06) / leaves
        parts.append(geometry.box("stile", (0.06 if leaf in (0, leaves) else 0.10, 0.066, tall - 0.02), edge, (x, 0.035, 0), bevel=0.004))
    parts.append(geometry.box("pane", (wide - 0.05, 0.006, tall - 0.05), pane, (0, 0.045, 0), bevel=0))
    if curtain > 0:
        cloth, phase = materials.fabric("curtain", (0.52, 0.49, 0.44), 300), seed * 1.7
        count = max(8, int(wide * curtain * 60))
        fold = [((-wide / 2 + 0.05 + wide * curtain * i / count), 0.14 + 0.022 * math.sin(i * 0.9 + phase) + 0.012 * math.sin(i * 0.37)) for i in range(count + 1)]
        path = [((0, 0, -tall / 2 + 0.05), (1, 0, 0), (0, 1, 0)), ((0, 0, tall / 2 - 0.05), (1, 0, 0), (0, 1, 0))]
        parts.append(geometry.extrude("curtain", fold, path, cloth, 60))
    return geometry.join("glazing", parts)


def bar_railing(points, height=1.05, spacing=0.11, material=None):
    """Flat handrail, lower rail and thin upright bars, as on an apartment balcony."""
    steel, parts = material or materials.paint("railing", (0.030, 0.033, 0.037), 0.42, dirt=0.12), []
    for start, end in zip(points, points[1:]):
        start, end = Vector(start), Vector(end)
        length, turn = (end - start).length, math.atan2((end - start).y, (end - start).x)
        middle = (start + end) / 2
        for z, size in ((height - 0.015, (length + 0.045, 0.050, 0.030)), (0.085, (length, 0.030, 0.012))):
            parts.append(geometry.box("rail", size, steel, middle + Vector((0, 0, z)), (0, 0, turn), 0.003))
        count = round(length / spacing)
        for index in range(count + 1):
            wide = 0.040 if index in (0, count) else 0.011
            parts.append(geometry.box("bar", (wide, wide, height - 0.03), steel, start.lerp(end, index / count) + Vector((0, 0, height / 2)), (0, 0, turn), 0.002))
    return geometry.join("bar railing", parts)


def pot_plant(seed=0, height=0.7, color=(0.30, 0.13, 0.07), leaf=(0.06, 0.11, 0.03)):
    """A clay pot with a small bush."""
    from . import foliage
    clay, soil = materials.surface("clay", color, 0.8, variation=0.2, dirt=0.2), materials.surface("soil", (0.03, 0.022, 0.016), 0.95)
    radius = height * 0.24
    pot = geometry.lathe("pot", [(radius * 0.7, 0), (radius * 0.95, radius * 1.4), (radius * 1.05, radius * 1.42), (radius * 1.05, radius * 1.65),
                                 (radius * 0.93, radius * 1.65), (radius * 0.9, radius * 1.5)], clay)
    earth = geometry.cylinder("soil", radius * 0.9, 0.01, soil, (0, 0, radius * 1.45), bevel=0.001)
    green = foliage.tree(seed, height, 0.42, 700, height * 0.10, materials.leaves(leaf, 0), materials.bark(0))
    green.location.z = radius * 1.2
    return geometry.join("pot plant", [pot, earth, green])


def folding_chair(color=(0.30, 0.19, 0.10)):
    """A garden chair of slats on a thin steel frame, facing -y."""
    slat, steel = materials.wood(color), materials.black_aluminium()
    parts = [geometry.box("slat", (0.42, 0.065, 0.016), slat, (0, -0.17 + i * 0.078, 0.45), bevel=0.004) for i in range(5)]
    parts += [geometry.box("slat", (0.42, 0.014, 0.075), slat, (0, 0.23 + i * 0.018, 0.56 + i * 0.10), (0.18, 0, 0), 0.004) for i in range(4)]
    for x in (-0.20, 0.20):
        parts.append(geometry.tube("leg", [(x, -0.22, 0.012), (x, 0.20, 0.45), (x, 0.30, 0.90)], 0.009, steel))
        parts.append(geometry.tube("leg", [(x, 0.24, 0.012), (x, -0.18, 0.44)], 0.009, steel))
    return geometry.join("chair", parts)


# --- parked cars --------------------------------------------------------------------------

def eased(stations, x):
    """Value at x from (x, value) pairs, with soft transitions in between."""
    for (a, first), (b, second) in zip(stations, stations[1:]):
        if a <= x <= b:
            t = (x - a) / (b - a)
            return first + (second - first) * t * t * (3 - 2 * t)
    return stations[0][1] if x < stations[0][0] else stations[-1][1]


CARS = {
    # waist: height of bonnet and shoulder along the car; roof: where the glass meets it.
    "hatchback": {"length": 4.05, "width": 1.76, "height": 1.50, "waist": [(-2.02, 0.70), (-1.93, 0.92), (-1.6, 1.0), (0.2, 0.96), (1.0, 0.92), (1.75, 0.76), (1.98, 0.60), (2.02, 0.50)],
                  "glass": ((1.16, -1.90), (0.42, -1.52))},
    "estate": {"length": 4.65, "width": 1.82, "height": 1.47, "waist": [(-2.32, 0.70), (-2.24, 0.92), (-1.9, 0.99), (0.3, 0.95), (1.1, 0.91), (2.0, 0.75), (2.28, 0.58), (2.32, 0.48)],
               "glass": ((1.22, -2.20), (0.45, -1.80))},
    "saloon": {"length": 4.70, "width": 1.83, "height": 1.44, "waist": [(-2.35, 0.66), (-2.27, 0.92), (-1.6, 0.99), (0.3, 0.94), (1.1, 0.91), (2.0, 0.74), (2.31, 0.56), (2.35, 0.46)],
               "glass": ((1.22, -1.72), (0.42, -0.92))},
}


def car(kind="hatchback", color=(0.25, 0.26, 0.27), electric=True):
    """A plain car for the middle distance (from eight metres on): its front towards +x."""
    plan = CARS[kind]
    half, top, waist = plan["width"] / 2, plan["height"], plan["waist"]
    back, nose = waist[0][0], waist[-1][0]
    (glass_front, glass_back), (roof_front, roof_back) = plan["glass"]
    skin = materials.paint(f"car {kind}", color, 0.28, dirt=0.03, coat=0.9)
    pane = materials.plastic("car glass", (0.006, 0.007, 0.008), 0.05)
    dark, rubber_, rim = materials.plastic("trim", (0.012, 0.012, 0.013), 0.5), materials.rubber(), materials.aluminium(0.30)
    widest = [(back, half * 0.80), (back + 0.25, half * 0.93), (back + 1.0, half), (nose - 1.0, half), (nose - 0.35, half * 0.91), (nose, half * 0.66)]
    floor = [(back, 0.34), (back + 0.35, 0.21), (nose - 0.4, 0.19), (nose, 0.26)]

    def shell(u, v):
        x = back + (nose - back) * (0.5 - 0.5 * math.cos(math.pi * u))
        wide, low, high = eased(widest, x), eased(floor, x), eased(waist, x)
        # Across: sill, door, shoulder, then a gently domed bonnet; v = 0.5 is the middle.
        ring = [(0.86, low), (0.97, low + 0.06), (1.0, low + (high - low) * 0.45), (0.985, high - 0.13), (0.95, high - 0.04), (0.86, high + 0.008), (0.55, high + 0.028), (0.0, high + 0.040)]
        place = abs(2 * v - 1) * (len(ring) - 1)
        place = len(ring) - 1 - place
        index = min(int(place), len(ring) - 2)
        t = place - index
        a, b = ring[index], ring[index + 1]
        side = 1 if v > 0.5 else -1
        return (x, side * wide * (a[0] + (b[0] - a[0]) * t), a[1] + (b[1] - a[1]) * t)
    columns, rows = 72, 42
    body = geometry.surface_grid("body", shell, columns, rows, skin)
    shape = bmesh.new()
    shape.from_mesh(body.data)
    shape.verts.ensure_lookup_table()
    point = shape.verts

    def spot(c, r):
        return point[r * (columns + 1) + c]
    # Closed underneath and at both ends: only a solid can be cut.
    for c in range(columns):
        shape.faces.new((spot(c, 0), spot(c, rows), spot(c + 1, rows), spot(c + 1, 0)))
    for c in (0, columns):
        shape.faces.new([spot(c, r) for r in range(rows + 1)])
    bmesh.ops.recalc_face_normals(shape, faces=shape.faces[:])
    shape.to_mesh(body.data)
    shape.free()
    body.data.materials.append(dark)
    axle, cutters = (nose - 0.86, back + 0.80), []
    for x in axle:
        cutters.append(geometry.cylinder("arch", 0.362, plan["width"] + 0.4, dark, (x, -half - 0.2, 0.315), (-math.pi / 2, 0, 0), sides=48))
        modifier = body.modifiers.new("arch", "BOOLEAN")
        modifier.object, modifier.operation, modifier.solver = cutters[-1], "DIFFERENCE", "EXACT"
    parts = [geometry.join("body", [body])]
    for cutter in cutters:
        bpy.data.objects.remove(cutter)
    parts.append(geometry.box("underbody", (nose - back - 1.2, plan["width"] - 0.50, 0.24), dark, ((nose + back) / 2, 0, 0.36), bevel=0.05))

    def house(u, v):
        """Glass house: u from windscreen to tail, v across from side to side."""
        side = abs(2 * v - 1)
        rise = min(1.0, (1 - side) / 0.42)                   # up the side window, then across the roof
        x_low, x_high = glass_front + (glass_back - glass_front) * u, roof_front + (roof_back - roof_front) * u
        x = x_low + (x_high - x_low) * rise
        base = eased(waist, x_low) - 0.015
        tall = top - 0.07 - base + 0.07 * math.sin(math.pi * min(max(u, 0), 1)) ** 0.5
        inward = half * (0.87 - 0.23 * rise ** 1.3)
        across = inward if side > 0.58 else half * 0.64 * math.sin(side / 0.58 * math.pi / 2)
        z = base + tall * rise ** 0.92 + (0.035 * math.cos(side / 0.58 * math.pi / 2) if side < 0.58 else 0.0)
        return (x, (1 if v > 0.5 else -1) * across, z)
    columns, rows = 40, 48
    cabin = geometry.surface_grid("cabin", house, columns, rows, skin)
    cabin.data.materials.append(pane)
    for face in cabin.data.polygons:
        u, v = (face.index % columns + 0.5) / columns, (face.index // columns + 0.5) / rows
        side = abs(2 * v - 1)
        if 0.64 < side < 0.985 and 0.045 < u < 0.955 and not 0.44 < u < 0.475 and not 0.76 < u < 0.80:
            face.material_index = 1
    parts.append(cabin)
    for end, low_x, high_x in (("windscreen", glass_front, roof_front), ("rear window", glass_back, roof_back)):
        bulge = 0.10 if end == "windscreen" else -0.06

        def screen(u, v, low_x=low_x, high_x=high_x, bulge=bulge):
            side, inward = 2 * u - 1, half * (0.87 - 0.23 * v ** 1.3)
            base = eased(waist, low_x) - 0.015
            dome = 0.035 * v * (1 - side * side) + 0.02 * (1 - v) * (1 - side * side)
            return (low_x + (high_x - low_x) * v + bulge * (1 - side * side) * (1 - 0.6 * v), side * inward, base + (top - 0.07 - base) * v ** 0.92 + dome)
        parts.append(geometry.surface_grid(end, screen, 20, 12, pane))
    light_, red = materials.paint("head lamp", (0.62, 0.64, 0.66), 0.12, coat=1.0), materials.paint("tail lamp", (0.30, 0.008, 0.006), 0.18, coat=1.0)
    for side in (-1, 1):
        parts += [geometry.box("head lamp", (0.20, 0.36, 0.085), light_, (nose - 0.20, side * half * 0.66, 0.655), (0, 0.18, -side * 0.42), 0.03, 3),
                  geometry.box("tail lamp", (0.10, 0.30, 0.13), red, (back + 0.085, side * half * 0.70, 0.84), (0, 0, side * 0.25), 0.025, 3),
                  geometry.box("mirror", (0.11, 0.20, 0.12), skin, (glass_front - 0.36, side * (half + 0.06), 0.99), (0, 0, side * 0.15), 0.035, 3)]
        for x in (0.0, -0.95):
            parts.append(geometry.box("handle", (0.17, 0.022, 0.022), skin, (x, side * (half * 0.985), 0.80), bevel=0.008))
    parts.append(geometry.box("intake", (0.06, half * 1.15, 0.13), dark, (nose - 0.035, 0, 0.36), bevel=0.025, segments=3))
    parts.append(geometry.box("plate", (0.02, 0.52, 0.11), materials.paint("plate", (0.6, 0.6, 0.58), 0.4), (back - 0.004, 0, 0.62), bevel=0.004))
    tyre = [(0.19, 0.0), (0.27, -0.004), (0.305, 0.018), (0.315, 0.05), (0.315, 0.155), (0.305, 0.187), (0.27, 0.205), (0.19, 0.20)]
    for x in axle:
        for side in (-1, 1):
            place, turn = (x, side * (half - 0.215), 0.315), (-side * math.pi / 2, 0, 0)
            parts.append(geometry.lathe("tyre", tyre, rubber_, place, turn, 44))
            parts.append(geometry.lathe("well", [(0.19, 0.10), (0.205, 0.19), (0.212, 0.208), (0.20, 0.208), (0.19, 0.195), (0.05, 0.14)], rim, place, turn, 40))
            for spoke in range(5):
                a = spoke * 2 * math.pi / 5
                parts.append(geometry.box("spoke", (0.165, 0.016, 0.055), rim, (x + 0.105 * math.cos(a), side * (half - 0.027), 0.315 + 0.105 * math.sin(a)), (0, -a, 0), 0.008))
            parts.append(geometry.cylinder("hub", 0.045, 0.02, rim, (x, side * (half - 0.035), 0.315), turn, bevel=0.006))
    return geometry.join(f"car {kind}", parts)


# --- canopies ------------------------------------------------------------------------------

def arched_roof(radius, half_angle, crown, length, rows, dice, coat, trim, backsheet="white", dust=0.03):
    """A shallow sheet-metal arch along y = 0..length with modules bonded to it, its crown at x = 0.

    Returns (axis height, limit angle) for what is fixed underneath.
    """
    axis, limit = crown - radius, math.radians(half_angle)

    def arc(y=0.0, steps=40):
        return [((o[0], y, o[2] + axis), a, u) for o, a, u in roofs.arc_path(radius, -limit, limit, steps)]
    geometry.extrude("sheet", [(0.0, 0.0), (length, 0.0), (length, -0.002), (0.0, -0.002)], arc(), coat, 20, True)
    for y, s in ((0, 1), (length, -1)):
        verge = [(-0.004 * s, 0.03), (0.07 * s, 0.03), (0.07 * s, 0.026), (0, 0.026), (0, -0.16), (-0.004 * s, -0.16)]
        geometry.extrude("verge", verge, arc(y), trim, 20, True)
    trough = [(0.075 * math.cos(a), 0.085 * math.sin(a)) for a in [math.pi + math.pi * i / 12 for i in range(13)]]
    for side in (-1, 1):
        x, z = side * (radius * math.sin(limit) + 0.05), axis + radius * math.cos(limit) - 0.01
        geometry.extrude("gutter", trough, geometry.straight((x, 0, z), (x, length, z), (1, 0, 0)), trim)
    sheet = module.make("smf-520", module.arc(radius + 0.004, center=True), backsheet, dust=dust)
    sheet.hide_render = True
    step, count = (2.245 + 0.03) / radius, int((length - 0.3) / 1.222)
    for column in range(count):
        y = length / 2 + (column - (count - 1) / 2) * 1.222
        for row in range(rows):
            geometry.instance(sheet, (0, y + dice.uniform(-0.003, 0.003), axis), (0, (row - (rows - 1) / 2) * step + dice.uniform(-2e-4, 2e-4), 0))
    return axis, limit


def paving(name, color, size=(0.60, 0.40), joint=0.008, offset=0.5):
    """Stone slabs in courses, drawn in world metres; every slab has its own tone."""
    graph = Graph(name)
    place = graph.place("world")
    slabs = graph.node("ShaderNodeTexBrick", {"offset": offset}, Scale=1.0, Mortar_Size=joint / 2, Mortar_Smooth=0.3, Brick_Width=size[0], Row_Height=size[1],
                       Color1=tuple(c * 0.80 for c in color), Color2=tuple(c * 1.15 for c in color), Mortar=tuple(c * 0.32 for c in color))
    graph.links.new(place, slabs.inputs["Vector"])
    worn, fine = graph.noise(place, 0.35, 6, 0.65), graph.noise(place, 45.0, 3)
    shade = graph.node("ShaderNodeHueSaturation", Color=slabs.outputs["Color"], Value=graph.smooth(worn, 0.3, 0.7, 0.72, 1.18, "LINEAR")).outputs[0]
    shade = graph.mix(graph.math("MULTIPLY", graph.smooth(graph.noise(place, 1.6, 7, 0.72, 0.5), 0.52, 0.75), 0.45), shade, (0.10, 0.092, 0.08))
    normal = graph.bump(fine, 0.3, 0.001, graph.bump(slabs.outputs["Fac"], -0.6, 0.004))
    graph.set(Base_Color=shade, Roughness=graph.smooth(worn, 0.3, 0.7, 0.62, 0.85, "LINEAR"), Normal=normal)
    return graph.material


def stall(cloth_color=(0.55, 0.53, 0.48), goods=((0.45, 0.10, 0.03), (0.50, 0.30, 0.03), (0.10, 0.22, 0.03)), seed=0):
    """A market stall 2.6 x 1.8 m: canvas gable, trestle table, crates of fruit."""
    dice = random.Random(seed)
    cloth, steel, timber = materials.fabric("canvas", cloth_color, 400), materials.galvanised(), materials.wood((0.32, 0.22, 0.13))
    parts = []
    for x in (-1.25, 1.25):
        parts += [geometry.tube("pole", [(x, y, 0), (x, y, 2.15)], 0.018, steel) for y in (-0.85, 0.85)]

    def canvas(u, v):
        y = (v - 0.5) * 2.0
        sag = 0.05 * math.sin(math.pi * u) * (0.3 + abs(math.sin(math.pi * 2 * v)))
        return ((u - 0.5) * 2.7, y, 2.72 - 0.58 * abs(y) - sag)
    parts.append(geometry.surface_grid("canvas", canvas, 20, 20, cloth))
    for y in (-1.0, 1.0):
        parts.append(geometry.surface_grid("flap", lambda u, v, y=y: ((u - 0.5) * 2.7, y + 0.012 * math.sin(u * 40), 2.14 - 0.05 * math.sin(math.pi * u) - v * (0.20 + 0.03 * math.sin(u * 75))), 60, 2, cloth))
    parts.append(geometry.box("table", (2.4, 0.9, 0.04), timber, (0, -0.35, 0.82), bevel=0.006))
    parts += [geometry.box("leg", (0.05, 0.7, 0.80), timber, (x, -0.35, 0.40), bevel=0.006) for x in (-1.0, 1.0)]
    fruit = [materials.plastic("fruit", color, 0.4) for color in goods]
    for index in range(5):
        x = -0.95 + index * 0.475
        parts.append(geometry.box("crate", (0.42, 0.60, 0.14), timber, (x, -0.42, 0.93), (0.22, 0, 0), 0.008))
        kind = dice.choice(fruit)
        for _ in range(34):
            a, b = dice.uniform(-0.17, 0.17), dice.uniform(-0.25, 0.25)
            parts.append(geometry.lathe("fruit", [(0.006, -0.036), (0.028, -0.022), (0.037, 0), (0.028, 0.024), (0.006, 0.036)], kind, (x + a, -0.42 + b, 1.01 + b * 0.22 + dice.uniform(-0.01, 0.02)), sides=8))
    return geometry.join("stall", parts)


# --- industry ------------------------------------------------------------------------------

def lit(name, color, strength, spread=0.6):
    """Panes with light behind them; every object is a little brighter or darker."""
    graph = Graph(name)
    each = graph.math("ADD", 1 - spread / 2, graph.math("MULTIPLY", graph.random(), spread))
    inside = graph.smooth(graph.noise(graph.place(), 0.9, 4, 0.6), 0.3, 0.7, 0.35, 1.3, "LINEAR")
    graph.set(Base_Color=(0.02, 0.022, 0.025), Roughness=0.06, Specular=0.8, Emission=color,
              Emission_Strength=graph.math("MULTIPLY", graph.math("MULTIPLY", each, inside), strength))
    return graph.material


def trailer(color=(0.55, 0.55, 0.54)):
    """A lorry trailer 13.6 m long, its rear at x = 0, its front towards -x, for distant views."""
    skin, dark, rubber_ = materials.paint("trailer", color, 0.4, dirt=0.25), materials.black_aluminium(), materials.rubber()
    parts = [geometry.box("body", (13.6, 2.55, 2.75), skin, (-6.8, 0, 2.45), bevel=0.03),
             geometry.box("chassis", (13.0, 0.9, 0.22), dark, (-6.8, 0, 0.96), bevel=0.02)]
    for x in (-1.6, -2.9, -4.2):
        for side in (-1, 1):
            parts.append(geometry.cylinder("wheel", 0.5, 0.36, rubber_, (x, side * 1.22, 0.5), (side * math.pi / 2, 0, 0), sides=28, bevel=0.04))
    for side in (-1, 1):
        parts.append(geometry.box("side guard", (4.6, 0.05, 0.42), dark, (-7.6, side * 1.2, 0.72), bevel=0.01))
        parts.append(geometry.box("leg", (0.12, 0.12, 1.0), dark, (-11.2, side * 0.6, 0.5), bevel=0.01))
    return geometry.join("trailer", parts)
