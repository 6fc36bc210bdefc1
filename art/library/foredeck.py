"""Gear on the foredeck of a sailing yacht: flush hatches, cleats, stanchions and lifelines, windlass and chain, a furled headsail.

A deck is a function (x, y) -> z; x is across, y runs forward, lengths are metres.
"""
import math
import random

from mathutils import Vector, noise

from . import fittings, geometry, materials, vehicles


def polished():
    """Stainless dulled by salt. Hardly varied: on thin tubes patches would look like braid."""
    return materials.surface("polished steel", (0.54, 0.53, 0.51), 0.32, 0.95, variation=0.035, blotch=3, grain=60, bump=0.0)


def slope(deck, x, y):
    """Rotation that lays a part flat on the deck."""
    step = 0.02
    return (math.atan((deck(x, y + step) - deck(x, y - step)) / (2 * step)), -math.atan((deck(x + step, y) - deck(x - step, y)) / (2 * step)), 0.0)


# --- hatches ------------------------------------------------------------------------------

def hatch(center, size, deck, seed=0):
    """A flush hatch: frame with its screws, lid with a smoked pane, gasket, hinges forward, two handles aft."""
    x, y = center
    z, tilt = deck(x, y), slope(deck, x, y)
    metal = materials.surface("hatch frame", (0.50, 0.505, 0.51), 0.36, 0.85, variation=0.10, blotch=9, grain=170, bump=0.03, depth=0.0002, dirt=0.18)
    pane = materials.surface("smoked acrylic", (0.020, 0.023, 0.026), 0.085, specular=0.5, variation=0.05, blotch=6, grain=260, bump=0.015, depth=0.0002, dirt=0.10)
    black = materials.plastic("handle", (0.020, 0.020, 0.021), 0.42)
    side = size + 0.075
    parts = [fittings.slab("frame", (side, side), 0.080, [(0, -0.030), (0, 0.007), (0.004, 0.011), (0.026, 0.013), (0.030, 0.006)], metal),
             fittings.slab("gasket", (size + 0.012, size + 0.012), 0.062, [(0, 0.0), (0, 0.017), (0.01, 0.018)], materials.rubber()),
             fittings.slab("lid", (size + 0.006, size + 0.006), 0.060, [(0.001, 0.015), (0, 0.018), (0, 0.025), (0.004, 0.029), (0.024, 0.030), (0.028, 0.026)], metal),
             fittings.slab("pane", (size - 0.052, size - 0.052), 0.040, [(0, 0.020), (0, 0.028)] + [(inset, height) for inset, height in fittings.dome(size * 0.36, 0.0285, 0.036, 7)], pane)]
    for share in (-0.30, 0.30):
        parts.append(geometry.box("hinge leaf", (0.060, 0.060, 0.010), metal, (share * size, size / 2 + 0.006, 0.030), bevel=0.004))
        parts.append(geometry.cylinder("knuckle", 0.0085, 0.074, metal, (share * size - 0.037, size / 2 + 0.022, 0.030), (0, math.pi / 2, 0), sides=20))
        # The handle's boss goes through the pane; its lever is inside, a key slot outside.
        parts.append(geometry.lathe("boss", [(0.027, 0.026), (0.026, 0.033), (0.022, 0.0375), (0.006, 0.0385)], black, (share * size, -size / 2 + 0.075, 0), sides=28))
        parts.append(geometry.box("lever", (0.018, 0.074, 0.011), black, (share * size, -size / 2 + 0.052, 0.041), (0, 0, share * 0.5), 0.005, 3))
    whole = geometry.join("deck hatch", parts)
    whole.location, whole.rotation_euler = (x, y, z), tilt
    fittings.bead((side + 0.003, side + 0.003), deck, center, vehicles.sealant((0.42, 0.415, 0.39)), seed, 0.0045, 0.082)
    edge = side / 2 - 0.014
    spots = [(x + a * edge, y + b * edge) for k in (-0.66, -0.22, 0.22, 0.66) for a, b in ((k, 1), (k, -1), (1, k), (-1, k))]
    fittings.screws(spots, lambda a, b: z + (b - y) * math.tan(tilt[0]) + 0.0115, 0.0052)


# --- what lines are made fast to -----------------------------------------------------------

def cleat(spot, turn, steel, size=0.26):
    """A horn cleat on its base: two legs, horns that taper and lift."""
    half = size / 2
    horn = geometry.tube("horn", [(0, half * s, 0.052 + 0.010 * abs(s) ** 2) for s in (-1, -0.9, -0.6, -0.3, 0, 0.3, 0.6, 0.9, 1)], 0.0135, steel, resolution=5)
    for point, girth in zip(horn.data.splines[0].points, (0.25, 0.58, 0.84, 1.0, 1.05, 1.0, 0.84, 0.58, 0.25)):
        point.radius = girth
    parts = [horn, fittings.slab("base", (0.052, size * 0.66), 0.022, [(0, -0.004), (0, 0.004), (0.003, 0.007), (0.010, 0.008)], steel)]
    for side in (-1, 1):
        parts.append(geometry.lathe("leg", [(0.020, 0.006), (0.014, 0.014), (0.0115, 0.030), (0.013, 0.050)], steel, (0, side * size * 0.17, 0), sides=24))
    whole = geometry.join("cleat", parts)
    whole.location, whole.rotation_euler = spot, (0, 0, turn)
    return whole


def belayed(spot, turn, rope, away, radius=0.0075, size=0.26):
    """A line made fast on a cleat: it comes from away, takes a turn round both legs, crosses the horns twice, ends in a hitch."""
    c, s, spot = math.cos(turn), math.sin(turn), Vector(spot)

    def at(x, y, z):
        return spot + Vector((x * c - y * s, x * s + y * c, z))
    course, reach = [Vector(away)], size * 0.27
    course += [at(0.034, reach, 0.020), at(-0.034, reach, 0.018), at(-0.036, -reach, 0.020), at(0.036, -reach, 0.022), at(0.036, 0.0, 0.026)]
    for step in range(3):
        z = 0.056 + 0.010 * step
        course += [at(0.020, reach * 0.9, z - 0.010), at(-0.026, reach * 1.1, z - 0.016), at(-0.018, 0.02, z + 0.012), at(0.022, -reach * 0.9, z - 0.006), at(-0.020, -reach * 1.15, z - 0.016), at(-0.022, -0.01, z + 0.006)]
    return geometry.tube("belayed line", course, radius, rope, smooth=True, resolution=4), course[-1]


def coil(center, deck, rope, turns=11, wide=0.17, radius=0.0075, seed=0):
    """A line coiled down on deck, each bight a little apart from the one below. Returns its first and last point."""
    dice, points = random.Random(seed), []
    lean = [(dice.gauss(0, 0.014), dice.gauss(0, 0.014), 1 + dice.gauss(0, 0.06)) for _ in range(turns + 2)]
    for step in range(turns * 26):
        share = step / 26
        index, part = int(share), share - int(share)
        dx, dy, grow = (lean[index][k] * (1 - part) + lean[index + 1][k] * part for k in range(3))
        angle = 2 * math.pi * share
        x, y = center[0] + dx + wide * grow * math.cos(angle), center[1] + dy + wide * 1.22 * grow * math.sin(angle)
        points.append(Vector((x, y, deck(x, y) + radius * (1.0 + 1.05 * share * 0.72) + 0.002 * math.sin(angle * 2.3))))
    geometry.tube("coil", points, radius, rope, smooth=True, resolution=4)
    return points[0], points[-1]


# --- lifelines ----------------------------------------------------------------------------

def stanchion(base, out, steel, tall=0.62, levels=(0.33, 0.605)):
    """A post in its socket on a screwed foot, with a cap and an eye for each wire. Returns the eyes."""
    base = Vector(base)
    parts = [fittings.slab("foot", (0.078, 0.088), 0.018, [(0, -0.006), (0, 0.006), (0.004, 0.009), (0.014, 0.010)], steel),
             geometry.lathe("socket", [(0.030, 0.008), (0.0235, 0.018), (0.0205, 0.070), (0.0185, 0.074), (0.0150, 0.074)], steel, sides=28),
             geometry.cylinder("set screw", 0.006, 0.010, steel, (0.018, 0, 0.050), (0, math.pi / 2, 0), sides=6, bevel=0.001)]
    for a, b in ((1, 1), (1, -1), (-1, 1), (-1, -1)):
        parts.append(geometry.lathe("bolt", [(0.0068, 0.008), (0.0062, 0.011), (0.003, 0.0125)], steel, (a * 0.028, b * 0.032, 0), sides=16))
    top = Vector((out, 0, tall))
    parts.append(geometry.tube("post", [(0, 0, 0.02), top], 0.0125, steel, resolution=5))
    parts.append(geometry.lathe("cap", [(0.0138, -0.014), (0.0142, 0.0), (0.011, 0.006), (0.004, 0.009)], steel, top, sides=24))
    whole = geometry.join("stanchion", parts)
    whole.location = base
    eyes = []
    for level in levels:
        spot = base + Vector((out * level / tall, 0, level))
        geometry.lathe("eye", [(0.0150, -0.006), (0.0158, 0), (0.0150, 0.006), (0.0125, 0.007)], steel, spot, (0, 0, 0), 24)
        eyes.append(spot)
    return eyes


def wire(points, steel, radius=0.0030):
    """A lifeline through eyes, with swaged terminals at both ends and a bottlescrew at the forward one."""
    points = [Vector(point) for point in points]
    # Strands throw no single highlight: polished, so thin a line would only glitter.
    geometry.tube("lifeline", points, radius, materials.surface("strands", (0.17, 0.17, 0.165), 0.60, 0.3, variation=0.02, blotch=1, bump=0), resolution=3)
    for end, other, screw in ((points[0], points[1], False), (points[-1], points[-2], True)):
        along = (other - end).normalized()
        turn = along.to_track_quat("Z", "Y").to_euler()
        geometry.lathe("swage", [(0.004, 0.16), (0.0052, 0.158), (0.0052, 0.10), (0.0040, 0.098)], steel, end, turn, 16)
        if screw:
            geometry.lathe("bottlescrew", [(0.005, 0.012), (0.0085, 0.020), (0.0085, 0.098), (0.0055, 0.106)], steel, end, turn, 20)
        geometry.lathe("fork", [(0.0072, -0.012), (0.0080, 0.0), (0.0060, 0.020)], steel, end, turn, 16)


# --- at the stem --------------------------------------------------------------------------

def chain(points, steel, pitch=0.030, wire_radius=0.0050):
    """Short-link chain along points, each link turned by a quarter against its neighbours."""
    points = [Vector(point) for point in points]
    loop = []
    for step in range(28):
        a = 2 * math.pi * step / 28
        loop.append((0.0115 * math.cos(a), 0.0085 * math.copysign(1, math.sin(a)) * (abs(math.sin(a)) > 0.05) + 0.0115 * math.sin(a), 0))
    link = geometry.join("link", [geometry.tube("link", loop, wire_radius, steel, closed=True, resolution=2)])
    link.hide_render = True
    total, count = 0.0, 0
    for first, second in zip(points, points[1:]):
        along, length = (second - first).normalized(), (second - first).length
        while total < length:
            quat = along.to_track_quat("Y", "Z")
            copy = geometry.instance(link, first + along * total)
            copy.rotation_mode = "QUATERNION"
            copy.rotation_quaternion = quat
            copy.rotation_mode = "XYZ"
            copy.rotation_euler.rotate_axis("Y", math.radians(42 if count % 2 else -48))
            total, count = total + pitch, count + 1
        total -= length


def windlass(spot, tilt, steel):
    """Vertical windlass: base, chain wheel with its pockets, drum, socket for the lever; a foot switch beside it."""
    dark = materials.plastic("foot switch", (0.025, 0.025, 0.026), 0.5)
    parts = [fittings.slab("base", (0.20, 0.27), 0.09, [(0, -0.01), (0, 0.014), (0.006, 0.020), (0.03, 0.022)], steel),
             geometry.lathe("chain wheel", [(0.060, 0.020), (0.084, 0.026), (0.084, 0.034), (0.066, 0.044), (0.066, 0.050), (0.084, 0.060), (0.084, 0.067), (0.060, 0.072)], steel, sides=48),
             geometry.lathe("drum", [(0.062, 0.072), (0.056, 0.084), (0.050, 0.110), (0.055, 0.138), (0.068, 0.150), (0.068, 0.158), (0.055, 0.164), (0.020, 0.166), (0.018, 0.160)], steel, sides=48)]
    for index in range(8):
        a = index * math.pi / 4
        parts.append(geometry.box("pocket", (0.018, 0.010, 0.020), dark, (0.074 * math.cos(a), 0.074 * math.sin(a), 0.047), (0, 0, a), 0.003))
    for x in (-0.20, -0.27):
        parts.append(geometry.lathe("foot switch", [(0.034, -0.006), (0.034, 0.008), (0.030, 0.012), (0.024, 0.013), (0.023, 0.018), (0.012, 0.020)], dark, (x, -0.06, 0), sides=32))
    whole = geometry.join("windlass", parts)
    whole.location, whole.rotation_euler = spot, tilt
    return whole


def furled(foot, head, start, length, radius=0.075, clew=1.85):
    """A headsail rolled round its stay: its blue strip winds upwards in overlapping turns with creases; sheets take three turns at the clew.

    Returns where the sheets leave it."""
    foot, head = Vector(foot), Vector(head)
    way = (head - foot).normalized()
    across = way.cross(Vector((0, 1, 0))).normalized()
    other = way.cross(across)
    cloth, guard = materials.fabric("sailcloth", (0.56, 0.555, 0.52), 700), materials.fabric("sun strip", (0.040, 0.070, 0.125), 700)
    steel, black, rope = polished(), materials.plastic("furler", (0.022, 0.022, 0.023), 0.42), materials.fabric("genoa sheet", (0.36, 0.35, 0.32), 260)
    pitch = 0.56
    wide = pitch * 1.5

    def around(turn, along, reach):
        return foot + way * along + (across * math.cos(turn) + other * math.sin(turn)) * reach

    def roll(u, v):
        turns = v * (length - wide) / pitch
        angle, along = 2 * math.pi * turns, start + pitch * turns + wide * u
        girth = radius * (1.0 - 0.30 * (along - start) / length) * (1 + 0.16 * math.exp(-((along - clew) / 0.55) ** 2))
        lip = 0.0090 * (1 - u / 0.667) if u < 0.667 else -0.010 * min(1.0, (u - 0.667) * 12)
        fold = 0.0050 * noise.noise(Vector((math.cos(angle) * 1.6, math.sin(angle) * 1.6, along * 7))) + 0.0030 * math.sin(angle * 2.0 - along * 17 + 2 * noise.noise(Vector((0, 4, along * 2))))
        return around(angle, along, girth + lip + fold)
    geometry.surface_grid("furled sail", roll, 18, int(length / pitch * 40), guard).modifiers.new("thick", "SOLIDIFY").thickness = 0.0025
    geometry.tube("stay", [foot, head], 0.0055, steel)
    geometry.tube("foil", [foot + way * 0.30, head], 0.017, materials.aluminium(0.4))
    tack = geometry.tube("tack", [around(0, start - 0.16 + 0.06 * i, 0.004 * (i % 2)) for i in range(10)], 0.034, cloth, smooth=True)
    for index, point in enumerate(tack.data.splines[0].bezier_points):
        point.radius = 0.55 + 0.16 * index if index < 4 else 1.2
    turn = way.to_track_quat("Z", "Y").to_euler()
    geometry.lathe("drum", [(0.020, 0), (0.088, 0.006), (0.092, 0.010), (0.088, 0.016), (0.045, 0.022), (0.045, 0.100), (0.088, 0.106), (0.092, 0.112), (0.088, 0.118), (0.030, 0.150), (0.024, 0.20)], black, foot + way * 0.12, turn, 48)
    geometry.tube("furling line", [around(i * 0.3, 0.145 + 0.0042 * i / 3 % 0.072, 0.052 + 0.008 * (i // 50)) for i in range(160)], 0.0042, materials.fabric("furling line", (0.30, 0.31, 0.33), 300))
    for index in range(4):
        geometry.tube("cage", [around(index * math.pi / 2 + 0.5, 0.12, 0.086), around(index * math.pi / 2 + 0.5, 0.24, 0.086)], 0.006, steel)
    geometry.tube("toggle", [foot - way * 0.02, foot + way * 0.13], 0.013, steel)
    leave = []
    for line in (0, 1):
        wraps = [around(0.8 * line + i * 0.28, clew + 0.25 - 0.0040 * i + 0.05 * line, radius * 1.16 + 0.014) for i in range(70)]
        geometry.tube("sheet turns", wraps, 0.0062, rope)
        leave.append(wraps[-1])
    return leave, rope


def fender(spot, rotation, color=(0.035, 0.055, 0.095), long=0.52, thick=0.095):
    """An inflated fender, its ends moulded in another colour, each with an eye."""
    vinyl, end = materials.surface("fender", color, 0.42, variation=0.10, blotch=7, grain=200, bump=0.06, dirt=0.35), materials.surface("fender end", (0.55, 0.54, 0.50), 0.42, variation=0.08, blotch=7, grain=200, dirt=0.3)
    curve = [(thick * math.sin(a), -long / 2 + thick * (1 - math.cos(a))) for a in vehicles.steps(0.25, math.pi / 2, 0.2)]
    body = geometry.lathe("fender", curve + [(r, -z) for r, z in reversed(curve)], vinyl, sides=40)
    parts = [body]
    for side in (-1, 1):
        parts.append(geometry.lathe("fender end", [(0.004, 0.062), (0.014, 0.058), (0.020, 0.030), (0.030, 0.008), (0.034, -0.006)], end, (0, 0, side * (long / 2 - 0.012)), (0 if side > 0 else math.pi, 0, 0), 28))
    whole = geometry.join("fender", parts)
    whole.location, whole.rotation_euler = spot, rotation
    return whole
