"""Arched roofs over open ground and what stands under them: paving, market stalls."""
import math
import random

from . import geometry, materials, module, roofs
from .nodes import Graph


def arched_roof(radius, half_angle, crown, length, rows, dice, coat, trim, backsheet="white", dust=0.03, gutters=True):
    """A shallow sheet-metal arch along y = 0..length with modules bonded to it, its crown at x = 0.

    gutters: without them the sheet ends in a drip edge.

    Returns (axis height, limit angle) for what is fixed underneath.
    """
    axis, limit = crown - radius, math.radians(half_angle)

    def arc(y=0.0, steps=40):
        return [((o[0], y, o[2] + axis), a, u) for o, a, u in roofs.arc_path(radius, -limit, limit, steps)]
    geometry.extrude("sheet", [(0.0, 0.0), (length, 0.0), (length, -0.002), (0.0, -0.002)], arc(), coat, 20, True)
    for y, s in ((0, 1), (length, -1)):
        verge = [(-0.004 * s, 0.03), (0.07 * s, 0.03), (0.07 * s, 0.026), (0, 0.026), (0, -0.16), (-0.004 * s, -0.16)]
        geometry.extrude("verge", verge, arc(y), trim, 20, True)
    if not gutters:
        for side in (-1, 1):
            x, z = side * radius * math.sin(limit), axis + radius * math.cos(limit)
            geometry.extrude("drip edge", [(-0.02, 0.004), (0.004, -0.001), (0.020, -0.030), (0.016, -0.032), (0.0, -0.006), (-0.02, -0.002)], geometry.straight((x, 0, z), (x, length, z), (side, 0, 0)), trim, 20, True)
    trough = [(0.075 * math.cos(a), 0.085 * math.sin(a)) for a in [math.pi + math.pi * i / 12 for i in range(13)]]
    for side in (-1, 1) if gutters else ():
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
