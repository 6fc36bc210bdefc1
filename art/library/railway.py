"""A country line in winter: track on ballast of single stones, a platform with trodden snow, lamps, a bench, a signal.

y runs along the line, z is up from the rails, in metres.
"""
import math

from mathutils import Vector, noise

from . import geometry, materials, vehicles
from .nodes import Graph

PLATFORM = 0.55


def rough(x, y, seed=0.0, octaves=4):
    """Noise round 0, about -1 to 1."""
    return noise.fractal(Vector((x, y, seed)), 1.0, 2.0, octaves)


def snow(haze=0.0, trodden=False):
    """Old snow; trodden: grey and smooth where feet have pressed it, in world metres."""
    graph = Graph("snow")
    place = graph.place("world")
    coarse, fine, patch = graph.noise(place, 26, 4, 0.6), graph.noise(place, 240, 2, 0.6), graph.noise(place, 1.6, 6, 0.66)
    shade = graph.mix(graph.smooth(coarse, 0.3, 0.7), (0.62, 0.645, 0.68), (0.78, 0.79, 0.80))
    shade = graph.mix(graph.smooth(patch, 0.45, 0.72, 0.0, 0.45 if trodden else 0.18), shade, (0.36, 0.34, 0.31))
    height = graph.math("ADD", coarse, graph.math("MULTIPLY", fine, 0.10))
    graph.set(Base_Color=shade, Roughness=0.7, Specular=0.25, Normal=graph.bump(height, 0.45, 0.012))
    return materials.hazed(graph, haze)


# --- track --------------------------------------------------------------------------------

def stones(dice, wide, deep, count, material, size=0.030):
    """A patch of crushed rock, every stone a body of its own; laid side by side, turned."""
    points, faces = [], []
    corners = ((1, 1, 1), (-1, 1, 1), (-1, -1, 1), (1, -1, 1), (1, 1, -1), (-1, 1, -1), (-1, -1, -1), (1, -1, -1))
    sides = ((0, 1, 2, 3), (7, 6, 5, 4), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0))
    for _ in range(count):
        spot = Vector((dice.uniform(-wide / 2, wide / 2), dice.uniform(-deep / 2, deep / 2), dice.uniform(-0.012, 0.022)))
        reach, first = size * dice.uniform(0.6, 1.25), len(points)
        turn = Vector((dice.gauss(0, 1), dice.gauss(0, 1), dice.gauss(0, 1))).normalized().to_track_quat("Z", "Y")
        flat = Vector((dice.uniform(0.6, 1.1), dice.uniform(0.5, 0.9), dice.uniform(0.4, 0.75)))
        for corner in corners:
            points.append(spot + turn @ (Vector([c * f * dice.uniform(0.55, 1.1) for c, f in zip(corner, flat)]) * reach))
        faces += [tuple(first + i for i in face) for face in sides]
    patch = geometry.link(geometry.mesh_from("stones", points, faces), material)
    patch.hide_render = True
    return patch


def granite():
    """Grey stone brown with rust and brake dust between the rails; every stone differs."""
    graph = Graph("ballast stone")
    each = graph.nodes.new("ShaderNodeNewGeometry").outputs["Random Per Island"]
    broad = graph.noise(graph.place("world"), 0.8, 4)
    shade = graph.mix(each, (0.085, 0.078, 0.070), (0.235, 0.215, 0.190))
    shade = graph.mix(graph.smooth(broad, 0.38, 0.66, 0.1, 0.6), shade, (0.115, 0.078, 0.052))
    graph.set(Base_Color=shade, Roughness=0.92, Specular=0.2)
    return graph.material


def track(x, start, end, dice, near, models, bed, rust, steel, sleeper):
    """Rails on sleepers; near: y up to which single stones are laid."""
    profile = [(-0.070, -0.168), (0.070, -0.168), (0.070, -0.157), (0.012, -0.142), (0.009, -0.050), (0.036, -0.038), (0.036, -0.010), (0.028, -0.002),
               (-0.028, -0.002), (-0.036, -0.010), (-0.036, -0.038), (-0.009, -0.050), (-0.012, -0.142), (-0.070, -0.157)]
    for side in (-1, 1):
        course = [((x + side * 0.7535 + 0.002 * math.sin(y * 0.21 + side), y, 0.003 * math.sin(y * 0.33)), (1, 0, 0), (0, 0, 1)) for y in range(start, end + 1, 2)]
        geometry.extrude("rail", profile, course, rust, 30, True)
        shine = [(-0.030, -0.0035), (-0.026, 0.0), (0.026, 0.0), (0.030, -0.0035)]
        geometry.extrude("head", shine, course, steel, 30)
    outline = [(-2.7, -0.85), (-1.75, -0.235), (-1.30, -0.205), (1.30, -0.205), (1.75, -0.235), (2.7, -0.85)]
    geometry.extrude("bed", outline, [((x, y, dice.uniform(-0.012, 0.012)), (1, 0, 0), (0, 0, 1)) for y in range(start, end + 1)], bed, 60)
    for index in range(int((end - start) / 0.6)):
        geometry.instance(sleeper, (x + dice.uniform(-0.015, 0.015), start + index * 0.6, -0.275), (0, 0, dice.uniform(-0.008, 0.008)))
    y = float(start)
    while y < near:
        for column, height in ((-1.9, -0.32), (-0.95, -0.205), (0.0, -0.205), (0.95, -0.205), (1.9, -0.32)):
            slope = 0.0 if abs(column) < 1.5 else math.copysign(0.35, column)
            geometry.instance(dice.choice(models), (x + column, y, height), (0, slope, 0 if slope else dice.choice((0, math.pi))))
        y += 1.0


def tracks(places, start, end, near, dice):
    bed = materials.surface("bed", (0.125, 0.108, 0.090), 0.95, variation=0.4, blotch=1.0, grain=26, bump=1.0, depth=0.03, dirt=0.25, space="world")
    steel = materials.surface("railhead", (0.62, 0.61, 0.60), 0.20, 1.0, variation=0.06, blotch=3, grain=30, bump=0.0)
    rust = materials.surface("rail", (0.075, 0.040, 0.024), 0.85, variation=0.3, grain=60, bump=0.3)
    grey = materials.surface("sleeper", (0.25, 0.235, 0.215), 0.85, variation=0.25, blotch=2, grain=40, bump=0.4, depth=0.002, dirt=0.5)
    parts = [geometry.box("sleeper", (2.5, 0.25, 0.20), grey, bevel=0.03)]
    for x in (-0.86, -0.65, 0.65, 0.86):
        parts.append(geometry.box("clip", (0.07, 0.10, 0.05), rust, (x, 0, 0.115), bevel=0.012))
    sleeper = geometry.join("sleeper", parts)
    sleeper.hide_render = True
    models = [stones(dice, 1.05, 1.1, 900, granite()) for _ in range(4)]
    for x in places:
        track(x, start, end, dice, near, models, bed, rust, steel, sleeper)


def drift(name, low, high, start, end, level, white, fine=0.06):
    """Snow over a strip from x low to high: level(x, y) -> height of its surface, anything below the ground hides there."""
    columns, rows = max(4, int((high - low) / fine)), int((end - start) / (fine * 1.6))

    def place(u, v):
        x, y = low + (high - low) * u, start + (end - start) * v
        return (x, y, level(x, y))
    return geometry.surface_grid(name, place, columns, rows, white)


# --- platform -------------------------------------------------------------------------------

def platform(inner, outer, start, end, dice):
    """Edge stones, a worn white line, paving, a kerb at the far side; inner, outer: x of its edges."""
    side = 1 if outer > inner else -1
    edge, kerb = materials.concrete((0.30, 0.29, 0.27)), materials.concrete((0.22, 0.212, 0.20))
    geometry.box("platform", (abs(outer - inner) - 0.12, end - start, PLATFORM + 0.75), kerb, ((inner + outer) / 2, (start + end) / 2, (PLATFORM - 0.80) / 2 - 0.03), bevel=0.02)
    slab = geometry.box("edge stone", (0.62, 0.993, 0.14), edge, bevel=0.014)
    slab.hide_render = True
    for index in range(int(end - start)):
        for x in (inner + side * 0.31, outer - side * 0.31):
            geometry.instance(slab, (x + dice.gauss(0, 0.003), start + index + 0.5, PLATFORM - 0.07 + dice.gauss(0, 0.002)), (dice.gauss(0, 0.001), 0, dice.gauss(0, 0.002)))
    graph = Graph("white line")
    place = graph.place("world")
    worn = graph.smooth(graph.math("ADD", graph.math("MULTIPLY", graph.noise(place, 1.2, 5, 0.65), 0.6), graph.math("MULTIPLY", graph.noise(place, 22, 5, 0.7), 0.4)), 0.44, 0.56)
    graph.set(Base_Color=graph.mix(worn, (0.55, 0.54, 0.50), (0.27, 0.26, 0.24)), Roughness=0.75)
    for x in (inner + side * 0.80, outer - side * 0.80):
        geometry.box("line", (0.13, end - start, 0.004), graph.material, (x, (start + end) / 2, PLATFORM - 0.0005), bevel=0.001)
    paving = materials.surface("asphalt", (0.066, 0.066, 0.067), 0.75, variation=0.25, blotch=0.8, grain=90, bump=0.5, depth=0.003, dirt=0.35, space="world")
    geometry.box("paving", (abs(outer - inner) - 1.24, end - start, 0.05), paving, ((inner + outer) / 2, (start + end) / 2, PLATFORM - 0.028), bevel=0.004)


def trodden(inner, outer, start, end, white, dice):
    """Snow on the platform: banks along the edges and round what stands there, a path of feet between, prints beside it."""
    low, high = min(inner, outer), max(inner, outer)
    prints = {}
    for _ in range(900):
        # People walk along the platform, a few cross to the doors.
        x, y = low + (high - low) * dice.betavariate(2.2, 2.2), dice.uniform(start, end)
        prints.setdefault((int(x // 0.5), int(y // 0.5)), []).append((x, y, dice.gauss(0, 0.35)))

    def level(x, y):
        from_edge = min(x - low, high - x)
        path = math.exp(-(((x - (low + high) / 2 - 0.35 * math.sin(y * 0.23)) / 0.95) ** 2))
        deep = 0.020 + 0.026 * rough(x * 0.55, y * 0.45, 2) + 0.016 * rough(x * 2.6, y * 2.6, 5) - 0.046 * path
        deep += 0.026 * math.exp(-((from_edge - 0.36) / 0.28) ** 2) * (0.8 + 0.9 * rough(x * 0.4, y * 0.3, 9))
        if from_edge < 0.12:
            deep -= 0.30 * (0.12 - from_edge)
        for a in (-1, 0, 1):
            for b in (-1, 0, 1):
                for px, py, turn in prints.get((int(x // 0.5) + a, int(y // 0.5) + b), ()):
                    dx, dy = x - px, y - py
                    across, along = dx * math.cos(turn) + dy * math.sin(turn), dy * math.cos(turn) - dx * math.sin(turn)
                    deep -= 0.030 * math.exp(-(across / 0.055) ** 2 - (along / 0.15) ** 2)
        return PLATFORM + max(-0.012, 0.05 * math.tanh(deep / 0.05) if deep > 0 else deep) + 0.003 * rough(x * 12, y * 12, 7, 2)
    return drift("platform snow", low, high, start, end, level, white, 0.05)


def lamp(height=4.4):
    """A platform lamp on a tapered post, lit, snow on its head; its arm reaches along +x."""
    iron = materials.paint("lamp post", (0.020, 0.034, 0.030), 0.42, dirt=0.2)
    glow = Graph("lamp glow")
    glow.set(Base_Color=(0.8, 0.78, 0.72), Roughness=0.25, Emission=(1.0, 0.66, 0.32, 1.0), Emission_Strength=26.0)
    white = snow()
    parts = [geometry.cylinder("base", 0.10, 0.75, iron, top_radius=0.085, sides=24, bevel=0.012),
             geometry.cylinder("pole", 0.058, height, iron, top_radius=0.038, sides=24),
             geometry.lathe("collar", [(0.07, 0.74), (0.098, 0.76), (0.098, 0.80), (0.06, 0.84)], iron),
             geometry.tube("arm", [(0, 0, height - 0.35), (0.06, 0, height + 0.02), (0.38, 0, height + 0.16), (0.66, 0, height + 0.08)], 0.022, iron, smooth=True),
             geometry.lathe("globe", [(0.19 * math.sin(a), -0.19 * math.cos(a)) for a in vehicles.steps(0.1, 2.7, 0.2)], glow.material, (0.68, 0, height - 0.17)),
             geometry.lathe("cap", [(0.135, 0.125), (0.14, 0.145), (0.10, 0.20), (0.04, 0.235), (0.03, 0.26)], iron, (0.68, 0, height - 0.17), sides=28),
             geometry.lathe("cap snow", [(0.137, 0.150), (0.13, 0.185), (0.085, 0.235), (0.03, 0.262)], white, (0.675, 0, height - 0.165), sides=20)]
    return geometry.join("platform lamp", parts)


def bench(place, turn=0.0, dice=None):
    """Slats on cast feet, a pad of snow on most of the seat."""
    wood, iron, white = materials.wood((0.15, 0.085, 0.045)), materials.black_aluminium(), snow()
    parts = [geometry.box("slat", (0.085, 1.8, 0.034), wood, (-0.16 + 0.105 * i, 0, 0.45), bevel=0.008) for i in range(4)]
    parts += [geometry.box("slat", (0.030, 1.8, 0.10), wood, (0.245 + 0.03 * i, 0, 0.58 + 0.145 * i), (0, 0.22, 0), 0.008) for i in range(3)]
    for end in (-0.72, 0.0, 0.72):
        parts.append(geometry.box("foot", (0.42, 0.055, 0.05), iron, (0.0, end, 0.41), bevel=0.012))
        parts.append(geometry.box("leg", (0.07, 0.055, 0.42), iron, (-0.13, end, 0.20), bevel=0.012))
        parts.append(geometry.box("stay", (0.055, 0.05, 0.92), iron, (0.235, end, 0.46), (0, 0.20, 0), 0.012))

    def pad(u, v):
        x, y = -0.21 + 0.40 * u, -0.88 + 1.25 * v
        edge = min(1.0, 9 * min(u, 1 - u, v, 1 - v))
        return (x, y, 0.462 + (0.050 + 0.022 * rough(x * 5, y * 3, 4)) * edge ** 0.5 - 0.02 * (1 - edge))
    parts.append(geometry.surface_grid("pad", pad, 16, 44, white))
    whole = geometry.join("bench", parts)
    whole.location, whole.rotation_euler = place, (0, 0, turn)
    return whole


def grit_bin(place, turn=0.0):
    """A box of grit with a sloping lid, and the broom that leans on it."""
    shell, dark, white = materials.plastic("grit bin", (0.40, 0.24, 0.03), 0.5), materials.rubber(), snow()
    parts = [geometry.box("bin", (0.62, 0.95, 0.62), shell, (0, 0, 0.32), bevel=0.05, segments=3),
             geometry.box("lid", (0.70, 1.02, 0.09), shell, (0, 0, 0.67), (0, -0.14, 0), 0.035, 3),
             geometry.box("lock", (0.03, 0.10, 0.08), dark, (-0.335, 0, 0.58), bevel=0.01),
             geometry.surface_grid("cap", lambda u, v: (-0.31 + 0.62 * u, -0.46 + 0.92 * v, 0.69 + 0.088 * u + min(1.0, 8 * min(u, 1 - u, v, 1 - v)) ** 0.5 * (0.055 + 0.02 * rough(u * 3, v * 4, 3))), 16, 24, white),
             geometry.tube("broom", [(-0.44, 0.30, 0.03), (-0.30, 0.36, 1.35)], 0.014, materials.wood((0.30, 0.19, 0.09)))]
    whole = geometry.join("grit bin", parts)
    whole.location, whole.rotation_euler = place, (0, 0, turn)
    return whole


def signal(place, lit=(0.05, 1.0, 0.25), haze=0.0):
    """A colour-light signal on a lattice mast with ladder, seen from its front; its lamps look towards -y."""
    steel, dark = materials.surface("mast", (0.20, 0.21, 0.21), 0.6, 0.3, variation=0.2, dirt=0.3, haze=haze), materials.paint("board", (0.012, 0.012, 0.013), 0.5, haze=haze)
    glow = Graph("signal lamp")
    glow.set(Emission=(*lit, 1.0), Emission_Strength=90.0)
    parts = [geometry.cylinder("mast", 0.075, 5.4, steel, sides=20, bevel=0.004), geometry.box("foot", (0.5, 0.5, 0.3), materials.concrete(), (0, 0, 0.05), bevel=0.03),
             geometry.box("board", (0.62, 0.05, 1.25), dark, (0, -0.12, 4.8), bevel=0.012), geometry.box("case", (0.40, 0.26, 0.9), dark, (0, 0.05, 4.8), bevel=0.03)]
    for index, z in enumerate((5.18, 4.86, 4.54)):
        parts.append(geometry.cylinder("lens", 0.085, 0.03, glow.material if index == 2 else dark, (0, -0.14, z), (math.pi / 2, 0, 0), sides=24, bevel=0.006))
        parts.append(geometry.extrude("hood", [(0.11 * math.cos(a), 0.11 * math.sin(a)) for a in vehicles.steps(-0.3, math.pi + 0.3, 0.3)], geometry.straight((0, -0.14, z), (0, -0.40, z), (1, 0, 0)), dark))
    for side in (-0.17, 0.17):
        parts.append(geometry.tube("stile", [(side, 0.30, 0.2), (side, 0.22, 5.2)], 0.014, steel))
    parts += [geometry.tube("rung", [(-0.17, 0.29 - 0.015 * i, 0.4 + 0.3 * i), (0.17, 0.29 - 0.015 * i, 0.4 + 0.3 * i)], 0.010, steel) for i in range(16)]
    whole = geometry.join("signal", parts)
    whole.location = place
    return whole
