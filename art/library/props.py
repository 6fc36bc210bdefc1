"""Things of known size that give scale: railings, ladders, lamps, tools, boats, cones.

Each stands on the origin unless told otherwise and returns one object to copy or move.
"""
import math

from mathutils import Vector

from . import geometry, materials


def railing(points, height=1.1, spacing=1.4, material=None, kick=True):
    """A tube railing with two rails, posts and base plates along points on the floor."""
    metal = material or materials.galvanised()
    points = [Vector(point) for point in points]
    parts = []
    for level, radius in ((height, 0.021), (height * 0.52, 0.017)):
        parts.append(geometry.tube("rail", [p + Vector((0, 0, level)) for p in points], radius, metal))
    for start, end in zip(points, points[1:]):
        length = (end - start).length
        count = max(1, round(length / spacing))
        turn = math.atan2((end - start).y, (end - start).x)
        for index in range(count + 1):
            foot = start.lerp(end, index / count)
            parts.append(geometry.cylinder("post", 0.020, height, metal, foot, sides=16))
            parts.append(geometry.box("plate", (0.11, 0.11, 0.010), metal, foot + Vector((0, 0, 0.005)), (0, 0, turn), 0.002))
        if kick:
            middle = (start + end) / 2 + Vector((0, 0, 0.09))
            parts.append(geometry.box("kickboard", (length, 0.004, 0.10), metal, middle, (math.asin(0), 0, turn), 0.001))
    return geometry.join("railing", parts)


def ladder(height=5.0, width=0.45, material=None, location=(0, 0, 0), turn=0.0, lean=0.0):
    metal = material or materials.aluminium()
    parts = [geometry.box("stile", (0.028, 0.065, height), metal, (side * width / 2, 0, height / 2), bevel=0.006) for side in (-1, 1)]
    count = int(height / 0.28)
    for index in range(count):
        z = 0.2 + index * 0.28
        parts.append(geometry.tube("rung", [(-width / 2, 0, z), (width / 2, 0, z)], 0.015, metal))
    whole = geometry.join("ladder", parts)
    whole.location, whole.rotation_euler = location, (lean, 0, turn)
    return whole


def lamp_post(height=5.0, material=None, location=(0, 0, 0), turn=0.0, haze=0.0):
    metal = material or materials.paint("lamp post", (0.03, 0.032, 0.035), 0.45, haze=haze)
    lens = materials.paint("lamp lens", (0.75, 0.75, 0.70), 0.3, haze=haze)
    parts = [geometry.cylinder("base", 0.11, 0.5, metal, top_radius=0.08, sides=20, bevel=0.01),
             geometry.cylinder("pole", 0.06, height, metal, top_radius=0.04, sides=20),
             geometry.tube("arm", [(0, 0, height - 0.02), (0.35, 0, height + 0.10), (0.75, 0, height + 0.12)], 0.026, metal, smooth=True),
             geometry.box("head", (0.62, 0.20, 0.07), metal, (0.95, 0, height + 0.11), bevel=0.03, segments=3),
             geometry.box("lens", (0.48, 0.15, 0.012), lens, (0.97, 0, height + 0.072), bevel=0.004)]
    whole = geometry.join("lamp post", parts)
    whole.location, whole.rotation_euler = location, (0, 0, turn)
    return whole


def boat(length=9.0, color=(0.70, 0.70, 0.68), mast=True, location=(0, 0, 0), turn=0.0, haze=0.0):
    """A moored sailing boat, good from twenty metres on. The waterline is at z = 0."""
    hull = materials.paint("hull", color, 0.25, haze=haze)
    deck = materials.paint("deck", (0.42, 0.33, 0.22), 0.6, haze=haze)
    dark = materials.window(haze)
    metal = materials.surface("spar", (0.60, 0.61, 0.62), 0.35, 0.8, haze=haze)
    cloth = materials.paint("furled sail", (0.06, 0.09, 0.16), 0.8, haze=haze)

    def side(u, v):
        x = (u - 0.5) * length
        beam = length * 0.155 * (1 - max(0.0, (u - 0.42) / 0.58) ** 2.2) * (0.80 + 0.2 * min(1, u / 0.35))
        angle = (v - 0.5) * math.pi
        deep = 0.12 * length * (0.55 + 0.15 * u)
        z = -math.cos(angle) * 0.30 + abs(math.sin(angle)) ** 1.5 * deep * (0.70 + 0.25 * u * u)
        return (x + 0.06 * length * max(0, u - 0.9) * z, beam * math.sin(angle) ** 1, z)
    top = 0.12 * length * 0.60 * 0.72
    parts = [geometry.surface_grid("hull", side, 40, 20, hull),
             geometry.surface_grid("deck", lambda u, v: (side(u, v)[0], side(u, 0)[1] * (1 - 2 * v), side(u, 0)[2] - 0.04), 40, 4, deck),
             geometry.box("cabin", (length * 0.36, length * 0.17, length * 0.05), hull, (length * 0.02, 0, top + length * 0.03), bevel=0.12, segments=4),
             geometry.box("windows", (length * 0.24, length * 0.172, length * 0.016), dark, (length * 0.03, 0, top + length * 0.036), bevel=0.03)]
    if mast:
        tall = length * 1.25
        parts += [geometry.cylinder("mast", 0.055, tall, metal, (length * 0.1, 0, top), sides=12),
                  geometry.tube("boom", [(length * 0.1, 0, top + 1.3), (-length * 0.33, 0, top + 1.25)], 0.045, metal),
                  geometry.tube("sail", [(length * 0.08, 0, top + 1.42), (-length * 0.12, 0, top + 1.45), (-length * 0.31, 0, top + 1.36)], 0.11, cloth, smooth=True)]
        for end in (-0.49, 0.49):
            parts.append(geometry.tube("stay", [(length * end, 0, top), (length * 0.1, 0, top + tall * 0.97)], 0.011, metal, resolution=0))
        for beam in (-1, 1):
            parts.append(geometry.tube("shroud", [(length * 0.08, beam * length * 0.15, top), (length * 0.1, 0, top + tall * 0.8)], 0.011, metal, resolution=0))
    whole = geometry.join("boat", parts)
    whole.location, whole.rotation_euler = location, (0, 0, turn)
    return whole


def jetty(length=30.0, width=2.2, location=(0, 0, 0), turn=0.0, level=0.7):
    """A timber landing stage along +x with piles, deck boards apart by a finger's width."""
    planks, pile = materials.wood((0.24, 0.20, 0.16), rough=0.8), materials.wood((0.12, 0.10, 0.08), rough=0.9)
    board = geometry.box("plank", (0.14, width, 0.035), planks, bevel=0.005)
    parts = []
    for index in range(int(length / 0.152)):
        parts.append(geometry.instance(board, (index * 0.152, 0, level), (0, 0, math.sin(index * 7.7) * 0.004)))
    board.hide_render = True
    for x in range(0, int(length), 4):
        for side in (-1, 1):
            parts.append(geometry.cylinder("pile", 0.13, level + 2.2 + 0.15 * math.sin(x), pile, (x, side * width * 0.53, -1.5), sides=14, bevel=0.02))
        parts.append(geometry.box("beam", (0.12, width + 0.3, 0.18), pile, (x, 0, level - 0.12), bevel=0.01))
    return geometry.group("jetty", parts, location, (0, 0, turn))


def rooflight(width=1.2, length=2.4, location=(0, 0, 0), turn=0.0):
    """A domed rooflight on an upstand."""
    frame, curb = materials.aluminium(), materials.membrane((0.50, 0.50, 0.49))
    dome = materials.paint("dome", (0.55, 0.58, 0.58), 0.12, coat=0.6)

    def bulge(u, v):
        rise = 0.26 * (1 - (2 * u - 1) ** 4) * (1 - (2 * v - 1) ** 4)
        return ((u - 0.5) * width, (v - 0.5) * length, 0.38 + rise)
    parts = [geometry.box("upstand", (width, length, 0.34), curb, (0, 0, 0.17), bevel=0.012),
             geometry.box("rim", (width + 0.08, length + 0.08, 0.05), frame, (0, 0, 0.36), bevel=0.006),
             geometry.surface_grid("dome", bulge, 24, 32, dome)]
    whole = geometry.join("rooflight", parts)
    whole.location, whole.rotation_euler = location, (0, 0, turn)
    return whole


def vent(location=(0, 0, 0), height=0.7, radius=0.16):
    """A roof cowl with collar and flashing."""
    metal, seal = materials.galvanised(), materials.rubber()
    parts = [geometry.lathe("flashing", [(radius * 2.0, 0), (radius * 2.0, 0.004), (radius * 1.15, 0.05), (radius * 1.1, 0.07)], seal),
             geometry.cylinder("pipe", radius, height, metal, bevel=0.003),
             geometry.lathe("hat", [(radius * 1.6, height + 0.07), (radius * 1.6, height + 0.085), (radius * 0.5, height + 0.17), (0.01, height + 0.18)], metal)]
    parts += [geometry.box("strut", (0.02, 0.004, 0.16), metal, (radius * math.cos(a), radius * math.sin(a), height), (0, 0, a + 1.57), 0.001) for a in (0, 2.1, 4.2)]
    whole = geometry.join("vent", parts)
    whole.location = location
    return whole


def cartridge_gun(location=(0, 0, 0), turn=0.0):
    """A caulking gun with its cartridge, 0.42 m long, lying along +x."""
    white = materials.plastic("cartridge", (0.62, 0.62, 0.60), 0.35)
    orange = materials.plastic("gun", (0.45, 0.11, 0.012), 0.4)
    steel = materials.stainless()
    along = (0, math.pi / 2, 0)
    parts = [geometry.cylinder("cartridge", 0.025, 0.215, white, (0, 0, 0.03), along, bevel=0.003),
             geometry.cylinder("nozzle", 0.010, 0.11, white, (0.215, 0, 0.03), along, top_radius=0.003, sides=20),
             geometry.cylinder("ring", 0.028, 0.012, orange, (0.206, 0, 0.03), along),
             geometry.cylinder("back", 0.028, 0.014, orange, (-0.012, 0, 0.03), along),
             geometry.box("cradle", (0.22, 0.03, 0.003), orange, (0.10, 0, 0.0045), bevel=0.001),
             geometry.tube("rod", [(-0.18, 0, 0.03), (0.0, 0, 0.03)], 0.004, steel),
             geometry.box("grip", (0.032, 0.022, 0.10), orange, (-0.045, 0.045, 0.016), (math.pi / 2, 0, 0.25), 0.008, 3),
             geometry.box("trigger", (0.012, 0.014, 0.085), steel, (-0.005, 0.052, 0.016), (math.pi / 2, 0, 0.5), 0.004)]
    whole = geometry.join("cartridge gun", parts)
    whole.location, whole.rotation_euler = location, (0, 0, turn)
    return whole


def rule(length=1.0, location=(0, 0, 0), turn=0.0):
    """A steel rule with engraved centimetres, lying along +x."""
    steel, ink = materials.stainless(), materials.plastic("ink", (0.01, 0.01, 0.01), 0.6)
    parts = [geometry.box("rule", (length, 0.030, 0.0012), steel, (length / 2, 0, 0.0006), bevel=0.0003)]
    for mark in range(1, int(length * 100)):
        tall = 0.012 if mark % 10 == 0 else 0.008 if mark % 5 == 0 else 0.005
        parts.append(geometry.box("mark", (0.0004, tall, 0.00004), ink, (mark / 100, 0.015 - tall / 2, 0.00121), bevel=0))
    whole = geometry.join("rule", parts)
    whole.location, whole.rotation_euler = location, (0, 0, turn)
    return whole


def bucket(location=(0, 0, 0), radius=0.15, height=0.30):
    shell = materials.plastic("bucket", (0.02, 0.022, 0.025), 0.45)
    wire = materials.galvanised()
    handle = [(math.cos(a) * radius, 0.03, height + 0.02 - math.sin(a) * 0.05) for a in [math.pi * i / 8 for i in range(9)]]
    parts = [geometry.lathe("bucket", [(radius * 0.8, 0), (radius * 0.82, 0.01), (radius, height), (radius * 1.04, height),
                                        (radius * 1.04, height - 0.015), (radius * 0.98, height - 0.006), (radius * 0.8, 0.014)], shell),
             geometry.tube("handle", handle, 0.003, wire)]
    whole = geometry.join("bucket", parts)
    whole.location = location
    return whole
