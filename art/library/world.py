"""What surrounds the subject: land, water, far shores, streets of plain buildings.

Sizes in metres. Everything takes a haze distance; use the same one through a scene.
"""
import math
import random

import bpy
import numpy as np
from mathutils import Vector, noise

from . import foliage, geometry, materials
from .nodes import Graph


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


def mountains(distance=6000.0, from_azimuth=-60.0, to_azimuth=60.0, height=1200.0, seed=0, haze=6000.0, base=0.0, timber=0.42, snow=0.0):
    """A range with ridges and gullies: wooded up to timber (share of its height), then grass and rock; snow: share above which some lies."""
    deep = distance * 0.45

    def at(u, v):
        outward = direction(from_azimuth + (to_azimuth - from_azimuth) * u)
        place = outward * (distance + (v - 0.5) * deep)
        here = Vector((place.x / distance * 2.6 + seed * 5.3, place.y / distance * 2.6, seed * 2.7))
        ridge = noise.ridged_multi_fractal(here, 0.95, 2.15, 7, 1.0, 2.0) / 2.2
        rise = math.sin(math.pi * min(v * 0.60, 0.5)) ** 1.4 * (1.0 if v < 0.85 else 1.0 - (v - 0.85) * 1.5)
        edge = min(1.0, min(u, 1 - u) * 7)
        broad = 0.55 + 0.9 * noise.noise(Vector((here.x * 0.6, here.y * 0.6, seed * 1.9)))
        return place + Vector((0, 0, base - 4 + height * edge * rise * max(0.04, 0.30 * broad + 0.70 * ridge * (0.7 + 0.5 * broad))))
    graph = Graph("mountains")
    m, place = graph.math, graph.place("world")
    split, facing = graph.node("ShaderNodeSeparateXYZ"), graph.node("ShaderNodeSeparateXYZ", Vector=graph.nodes.new("ShaderNodeNewGeometry").outputs["Normal"])
    graph.links.new(place, split.inputs[0])
    level = m("DIVIDE", m("SUBTRACT", split.outputs["Z"], base), height)
    broad, fine = graph.noise(place, 9.0 / distance, 6, 0.65), graph.noise(place, 130.0 / distance, 5, 0.7)
    level = m("ADD", level, m("ADD", m("MULTIPLY", m("SUBTRACT", broad, 0.5), 0.34), m("MULTIPLY", m("SUBTRACT", fine, 0.5), 0.10)))
    wood = graph.mix(graph.smooth(fine, 0.3, 0.7), (0.016, 0.026, 0.013), (0.040, 0.054, 0.024))
    pasture = graph.mix(graph.smooth(broad, 0.35, 0.65), (0.075, 0.082, 0.036), (0.115, 0.105, 0.060))
    rock = graph.mix(graph.smooth(fine, 0.3, 0.7), (0.085, 0.080, 0.072), (0.19, 0.18, 0.165))
    shade = graph.mix(graph.smooth(level, timber - 0.03, timber + 0.05), wood, pasture)
    clearing = m("MULTIPLY", graph.smooth(graph.noise(place, 30.0 / distance, 3), 0.60, 0.65), graph.smooth(level, timber, timber * 0.4))
    shade = graph.mix(m("MULTIPLY", clearing, 0.8), shade, pasture)
    steep = graph.smooth(facing.outputs[2], 0.86, 0.66)
    shade = graph.mix(m("MULTIPLY", m("MAXIMUM", steep, graph.smooth(level, timber + 0.18, timber + 0.34)), graph.smooth(level, timber - 0.10, timber + 0.06)), shade, rock)
    if snow > 0:
        shade = graph.mix(m("MULTIPLY", graph.smooth(level, snow - 0.06, snow + 0.10), graph.smooth(facing.outputs[2], 0.60, 0.80)), shade, (0.70, 0.71, 0.73))
    graph.set(Base_Color=shade, Roughness=0.95, Specular=0.05, Normal=graph.bump(fine, 1.0, distance * 0.0025))
    return geometry.surface_grid("mountains", at, 520, 80, materials.hazed(graph, haze))


def stones(spots, seed=0, color=(0.20, 0.19, 0.17), kinds=5):
    """Boulders and cobbles at (x, y, z, size): a few modelled, each turned and stretched differently, sunk into the ground."""
    dice, models = random.Random(seed), []
    coat = materials.surface("stone", color, 0.9, variation=0.35, blotch=2.5, grain=14, bump=0.8, depth=0.02, dirt=0.3)
    for kind in range(kinds):
        def at(u, v, kind=kind):
            p = Vector((math.cos(2 * math.pi * u) * math.sin(math.pi * v), math.sin(2 * math.pi * u) * math.sin(math.pi * v), math.cos(math.pi * v)))
            # Flattened where it broke: no ball survives on a shore.
            lump = 1 + 0.30 * noise.noise(p * 0.9 + Vector((kind * 7.1, 0, 0))) + 0.10 * noise.noise(p * 2.6 + Vector((0, kind * 3.3, 0)))
            q = p * lump
            return Vector((max(-0.82, min(0.86, q.x)), max(-0.78, min(0.80, q.y)), max(-0.6, min(0.62, q.z))))
        model = geometry.surface_grid("stone", at, 26, 16, coat)
        model.hide_render = True
        models.append(model)
    for x, y, z, size in spots:
        geometry.instance(dice.choice(models), (x, y, z + size * dice.uniform(-0.05, 0.25)), (dice.uniform(-0.3, 0.3), dice.uniform(-0.3, 0.3), dice.uniform(0, 6.28)),
                          (size * dice.uniform(0.8, 1.3), size * dice.uniform(0.8, 1.3), size * dice.uniform(0.6, 1.0)))


def sea(center, height=1.0, wind=0.4, level=0.0, size=24000.0, haze=6000.0, seed=0, color=(0.008, 0.024, 0.034)):
    """Open sea in a light breeze (height 1), with modelled waves round center (x, y) that fade into roughness with distance."""
    dice = np.random.default_rng(seed)
    reach = np.concatenate([[0.0], np.geomspace(0.6, size, 760)])
    turn = np.linspace(0, 2 * np.pi, 1081)
    radius, angle = np.meshgrid(reach, turn, indexing="ij")
    x, y, z = center[0] + radius * np.sin(angle), center[1] + radius * np.cos(angle), np.zeros_like(radius)
    cell = np.maximum(radius * 2 * np.pi / 1080, 0.02)
    lean_x, lean_y = np.zeros_like(x), np.zeros_like(x)
    for index in range(90):
        long = 0.45 * (26.0 / 0.45) ** (index / 89)
        bearing = wind + dice.normal(0, 0.50 if long < 8 else 0.28)
        # Short waves are as steep as the wind makes them; the long ones of a light breeze are low.
        swell, k = height * dice.uniform(0.5, 1.2) * (0.0060 * long if long < 2 else 0.0120 * (long / 2) ** 0.42), 2 * np.pi / long
        fade = np.clip((long / cell - 3.0) / 6.0, 0, 1)
        phase = k * (x * np.sin(bearing) + y * np.cos(bearing)) + dice.uniform(0, 2 * np.pi)
        z += swell * fade * np.sin(phase)
        # Crests are sharper than troughs: points move towards them.
        lean_x += swell * fade * np.cos(phase) * np.sin(bearing)
        lean_y += swell * fade * np.cos(phase) * np.cos(bearing)
    points = np.stack([x + lean_x, y + lean_y, z + level], axis=-1).reshape(-1, 3)
    rows, columns = radius.shape
    corner = (np.arange(rows - 1)[:, None] * columns + np.arange(columns - 1)[None, :]).reshape(-1)
    quads = np.stack([corner, corner + columns, corner + columns + 1, corner + 1], axis=-1)
    mesh = bpy.data.meshes.new("sea")
    mesh.vertices.add(len(points))
    mesh.vertices.foreach_set("co", points.astype(np.float32).reshape(-1))
    mesh.loops.add(quads.size)
    mesh.loops.foreach_set("vertex_index", quads.astype(np.int32).reshape(-1))
    mesh.polygons.add(len(quads))
    mesh.polygons.foreach_set("loop_start", np.arange(0, quads.size, 4, dtype=np.int32))
    mesh.polygons.foreach_set("loop_total", np.full(len(quads), 4, dtype=np.int32))
    mesh.polygons.foreach_set("use_smooth", np.ones(len(quads), dtype=bool))
    mesh.update(calc_edges=True)
    return geometry.link(mesh, salt_water(height, wind, haze, color))


def salt_water(height, wind, haze, color):
    """Water for sea(): ripples too small to model near by, roughness far off, cat's-paws."""
    graph = Graph("sea")
    m, world = graph.math, graph.place("world")
    place = graph.scaled(world, (1, 1, 1), rotation=(0, 0, wind))
    far = graph.nodes.new("ShaderNodeCameraData").outputs["View Distance"]
    gusts = graph.smooth(graph.noise(graph.scaled(place, (1.0, 0.45, 1)), 0.011, 5, 0.6), 0.36, 0.66, 0.45, 1.35)
    ripple = graph.noise(graph.scaled(place, (0.7, 1.5, 1)), 3.2, 6, 0.62, 0.6)
    middle = graph.noise(graph.scaled(place, (0.6, 1.3, 1)), 0.50, 5, 0.6, 0.5)
    # What the mesh no longer carries comes back as a bump, then as roughness.
    soft = graph.node("ShaderNodeBump", Distance=0.9, Strength=m("MULTIPLY", gusts, graph.smooth(far, 25, 160, 0.0, 0.20 * height, "LINEAR")))
    graph.links.new(middle, soft.inputs["Height"])
    bump = graph.node("ShaderNodeBump", Distance=0.050, Strength=m("MULTIPLY", gusts, graph.smooth(far, 8, 500, 0.85, 0.25, "LINEAR")), Normal=soft.outputs[0])
    graph.links.new(ripple, bump.inputs["Height"])
    rough = m("MULTIPLY", graph.smooth(far, 10, 1200, 0.022, 0.19, "LINEAR"), graph.smooth(gusts, 0.45, 1.35, 0.8, 1.15, "LINEAR"))
    graph.set(Base_Color=color, Roughness=rough, Specular=0.5, IOR=1.333, Normal=bump.outputs[0])
    return materials.hazed(graph, haze)


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
