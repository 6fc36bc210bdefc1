"""What surrounds the subject: land, water, far shores, streets of plain buildings.

Sizes in metres. Everything takes a haze distance; use the same one through a scene.
"""
import math
import random

from mathutils import Vector, noise

from . import foliage, geometry, materials


def water(level=0.0, size=12000.0, chop=1.0, wind=0.4, haze=6000.0):
    return geometry.surface_grid("water", lambda u, v: ((u - 0.5) * size, (v - 0.5) * size, level), 2, 2,
                                 materials.water(chop=chop, wind=wind, haze=haze))


def plain(level=0.0, size=8000.0, material=None):
    """Open land to the horizon."""
    return geometry.surface_grid("plain", lambda u, v: ((u - 0.5) * size, (v - 0.5) * size, level), 2, 2,
                                 material or materials.ground())


def direction(azimuth):
    """Unit vector for a compass direction: 0 = +y, 90 = +x."""
    angle = math.radians(azimuth)
    return Vector((math.sin(angle), math.cos(angle), 0))


def hills(distance=3000.0, from_azimuth=-60.0, to_azimuth=60.0, height=160.0, seed=0, haze=4500.0, base=0.0,
          color=(0.045, 0.065, 0.030)):
    """A ridge seen in the distance, wooded, rolling from one compass direction to another."""
    cover = materials.surface("hills", color, 0.95, specular=0.05, variation=0.45, blotch=0.012, grain=0.09, bump=1.0,
                              depth=6.0, haze=haze, space="world")
    deep = distance * 0.35

    def at(u, v):
        outward = direction(from_azimuth + (to_azimuth - from_azimuth) * u)
        place = outward * (distance + (v - 0.5) * deep)
        rise = math.sin(math.pi * min(v * 0.62, 0.5) * 1.0) if v < 0.8 else 1.0 - (v - 0.8) * 0.5
        here = Vector((place.x / distance * 3.2 + seed * 7.3, place.y / distance * 3.2, seed * 3.1))
        roll = 0.55 + 0.75 * noise.fractal(here, 1.0, 2.1, 5)
        edge = min(1.0, min(u, 1 - u) * 6)  # ridges sink into the plain at both ends
        tops = 0.02 * noise.noise(place * 0.06) * height * rise
        return place + Vector((0, 0, base - 3 + max(0.0, height * rise * roll * edge) + tops * edge))
    return geometry.surface_grid("hills", at, 420, 26, cover)


def tree_line(center, width, depth, count=160, seed=0, kinds=None, height=11.0, haze=4500.0, level=0.0, turn=0.0,
              clumps=True):
    """Trees over a rectangle round center; clumps leaves the gaps and thickets real edges have."""
    dice = random.Random(seed)
    kinds = kinds or foliage.grove(seed, 4, height, haze, 900, conifers=1)
    spots, tries = [], 0
    c, s = math.cos(turn), math.sin(turn)
    while len(spots) < count and tries < count * 12:
        tries += 1
        x, y = dice.uniform(-width / 2, width / 2), dice.uniform(-depth / 2, depth / 2)
        if clumps and noise.noise(Vector((x / 45.0, y / 45.0, seed))) + 0.25 < dice.uniform(-0.4, 0.5):
            continue
        spots.append((center[0] + x * c - y * s, center[1] + x * s + y * c, level))
    return foliage.scatter(kinds, spots, seed, 0.55, 1.25)


def building(size, floors=2, color=(0.62, 0.59, 0.53), roof="flat", location=(0, 0, 0), turn=0.0, haze=4500.0,
             window_width=1.1, bay=2.6, seed=0):
    """A plain house or hall: recessed windows on all sides, eaves, flat or gabled roof."""
    dice = random.Random(seed)
    width, depth, height = size
    wall, pane = materials.plaster(color, haze), materials.window(haze)
    trim = materials.paint("trim", (0.30, 0.30, 0.30), 0.5, haze=haze)
    # Offices have dark metal frames, houses pale wooden ones.
    surround = materials.paint("surround", (0.055, 0.057, 0.060) if bay > 2.9 else (0.50, 0.49, 0.46), 0.5, haze=haze)
    tile = materials.tiles(dice.choice([(0.16, 0.065, 0.04), (0.085, 0.080, 0.078), (0.12, 0.08, 0.06)]), haze)
    parts = [geometry.box("walls", (width, depth, height), wall, (0, 0, height / 2), bevel=0.03)]
    storey = height / floors
    for side, (span, reach, spin) in enumerate(((width, depth / 2, 0), (depth, width / 2, 90), (width, depth / 2, 180), (depth, width / 2, 270))):
        out = Vector((math.sin(math.radians(spin)), -math.cos(math.radians(spin)), 0))
        along = Vector((-out.y, out.x, 0))
        bays = max(1, int(span / bay))
        for floor in range(floors):
            for index in range(bays):
                middle = along * ((index + 0.5) * span / bays - span / 2) + Vector((0, 0, storey * (floor + 0.55)))
                parts += casement((window_width, storey * 0.48), middle + out * reach, out, math.radians(spin), pane, surround)
    if roof == "flat":
        parts.append(geometry.box("parapet", (width + 0.3, depth + 0.3, 0.35), trim, (0, 0, height + 0.12), bevel=0.03))
    else:
        rise, over = depth * 0.32, 0.5
        profile = [(-depth / 2 - over, -0.25), (0, rise), (depth / 2 + over, -0.25), (depth / 2 + over, -0.45), (0, rise - 0.22), (-depth / 2 - over, -0.45)]
        parts.append(geometry.extrude("roof", profile, geometry.straight((-width / 2 - over, 0, height), (width / 2 + over, 0, height), (0, 1, 0)), tile, 20, True))
        gable = [(-depth / 2, -0.2), (0, rise - 0.3), (depth / 2, -0.2)]
        parts.append(geometry.extrude("gable", gable, geometry.straight((-width / 2, 0, height), (width / 2, 0, height), (0, 1, 0)), wall, 20, True))
        if dice.random() < 0.7:
            parts.append(geometry.box("chimney", (0.6, 0.6, 1.6), wall, (width * dice.uniform(-0.3, 0.3), depth * 0.12, height + rise * 0.9), bevel=0.02))
    whole = geometry.join("building", parts)
    whole.location, whole.rotation_euler = location, (0, 0, turn)
    return whole


def casement(size, place, out, turn, pane, surround):
    """A window as relief on a wall: panes behind a surround, mullions, a transom, a sill that throws a shadow."""
    wide, tall = size
    along, up = Vector((-out.y, out.x, 0)), Vector((0, 0, 1))
    leaves = max(2, round(wide / 0.9))

    def bar(name, x, z, w, h, rise=0.055):
        return geometry.box(name, (w, 0.05, h), surround, place + along * x + up * z + out * (rise - 0.025), (0, 0, turn), 0)
    parts = [bar("jamb", side * (wide / 2 + 0.045), 0, 0.09, tall + 0.18) for side in (-1, 1)]
    parts += [bar("head", 0, tall / 2 + 0.045, wide, 0.09), bar("sill", 0, -tall / 2 - 0.05, wide + 0.26, 0.07, 0.12)]
    parts += [bar("mullion", wide * (leaf / leaves - 0.5), 0, 0.055, tall, 0.035) for leaf in range(1, leaves)]
    if tall > 1.2:
        parts.append(bar("transom", 0, tall * 0.22, wide, 0.05, 0.033))
    parts.append(geometry.box("pane", (wide, 0.06, tall), pane, place - out * 0.018, (0, 0, turn), 0))
    return parts


def village(center, count=14, spread=(160.0, 40.0), seed=0, haze=4500.0, level=0.0, turn=0.0):
    """Houses of a small town along a shore or road, from five models in varied turns and sizes."""
    dice = random.Random(seed)
    colors = [(0.66, 0.63, 0.57), (0.55, 0.47, 0.36), (0.48, 0.30, 0.22), (0.70, 0.68, 0.64), (0.40, 0.42, 0.43)]
    models = [building((dice.uniform(9, 16), dice.uniform(7, 9), dice.choice((3.2, 6.0, 6.4))), 1 + index % 2, color, "gable", haze=haze, seed=seed + index)
              for index, color in enumerate(colors)]
    c, s = math.cos(turn), math.sin(turn)
    for index in range(count):
        x = (index + dice.uniform(0.2, 0.8)) / count * spread[0] - spread[0] / 2
        y = dice.uniform(-0.5, 0.5) * spread[1]
        spot = (center[0] + x * c - y * s, center[1] + x * s + y * c, level)
        geometry.instance(dice.choice(models), spot, (0, 0, turn + dice.choice((0, 1.57, 3.14, 0.4, -0.3))), dice.uniform(0.85, 1.2))
    for model in models:
        model.hide_render = True


def halls(center, count=6, spread=(300.0, 120.0), seed=0, haze=4500.0, level=0.0):
    """Industrial neighbours: long low halls, one stack, one silo group."""
    dice = random.Random(seed)
    for index in range(count):
        size = (dice.uniform(30, 70), dice.uniform(18, 32), dice.uniform(7, 12))
        color = dice.choice([(0.50, 0.52, 0.53), (0.62, 0.62, 0.60), (0.20, 0.24, 0.28), (0.45, 0.40, 0.34)])
        x = (index + 0.5) / count * spread[0] - spread[0] / 2
        building(size, 1, color, "flat", (center[0] + x, center[1] + dice.uniform(-0.5, 0.5) * spread[1], level),
                 dice.choice((0, 0.08, -0.12)), haze, window_width=3.2, bay=6.5, seed=seed + index)
    pale = materials.surface("stack", (0.55, 0.54, 0.52), 0.7, variation=0.15, blotch=0.3, streaks=0.3, haze=haze)
    geometry.cylinder("stack", 1.3, 34, pale, (center[0] + spread[0] * 0.22, center[1] + 30, level), top_radius=0.9, bevel=0.05)
    for index in range(3):
        geometry.cylinder("silo", 2.2, 15, pale, (center[0] - spread[0] * 0.3 + index * 4.8, center[1] - 12, level), bevel=0.4)


def power_line(start, end, count=6, height=24.0, haze=4500.0):
    """Lattice masts reduced to what is seen from far: tapered mast, three arms, sagging wires."""
    steel = materials.surface("mast", (0.30, 0.31, 0.32), 0.6, haze=haze)
    start, end = Vector(start), Vector(end)
    across = (end - start).normalized().cross(Vector((0, 0, 1)))
    feet = [start.lerp(end, i / (count - 1)) for i in range(count)]
    for foot in feet:
        geometry.cylinder("mast", 0.5, height, steel, foot, top_radius=0.12, sides=6, bevel=0.02)
        for level, reach in ((0.70, 3.6), (0.82, 3.0), (0.94, 2.2)):
            up = foot + Vector((0, 0, height * level))
            geometry.tube("arm", [up - across * reach, up + across * reach], 0.08, steel, resolution=0)
    for first, second in zip(feet, feet[1:]):
        for level, reach in ((0.70, 3.6), (0.82, 3.0), (0.94, 2.2)):
            for side in (-1, 1):
                points = []
                for step in range(13):
                    share = step / 12
                    sag = 4 * share * (1 - share) * (second - first).length * 0.025
                    points.append(first.lerp(second, share) + across * reach * side + Vector((0, 0, height * level - 0.8 - sag)))
                geometry.tube("wire", points, 0.03, steel, resolution=0)
