"""Parked cars and lorry trailers for the middle distance and beyond."""
import math

import bmesh
import bpy

from . import geometry, materials


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
    skin = materials.paint(f"car {kind}", color, 0.36, dirt=0.01, coat=0.3)
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
