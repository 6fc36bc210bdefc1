"""Parts that the building scenes share: seam roofs and clamps, sub-structure, walls, balconies, lit panes."""
import math
import random

import bmesh
import bpy
from mathutils import Vector

from . import geometry, materials
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


def glazing(wide, tall, leaves=2, frame=None, curtain=0.0, seed=0, rear=True):
    """A window in its frame, outer face at y = 0; curtain: share of the width that is drawn; rear: with a dark wall in place of a room."""
    edge, pane = frame or materials.paint("window frame", (0.05, 0.052, 0.055), 0.4), materials.glass((0.72, 0.77, 0.76))
    room = materials.surface("room", (0.035, 0.030, 0.026), 0.9)
    parts = [geometry.box("rear", (wide, 0.02, tall), room, (0, 0.75, 0), bevel=0)] if rear else []
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


def pot_plant(seed=0, height=0.7, color=(0.30, 0.13, 0.07), leaf=(0.06, 0.11, 0.03), sprays=700):
    """A clay pot with a small bush; sprays: the more, the smaller its leaves."""
    from . import foliage
    clay, soil = materials.surface("clay", color, 0.8, variation=0.2, dirt=0.2), materials.surface("soil", (0.03, 0.022, 0.016), 0.95)
    radius = height * 0.24
    pot = geometry.lathe("pot", [(radius * 0.7, 0), (radius * 0.95, radius * 1.4), (radius * 1.05, radius * 1.42), (radius * 1.05, radius * 1.65),
                                 (radius * 0.93, radius * 1.65), (radius * 0.9, radius * 1.5)], clay)
    earth = geometry.cylinder("soil", radius * 0.9, 0.01, soil, (0, 0, radius * 1.45), bevel=0.001)
    green = foliage.tree(seed, height, 0.42, sprays, height * 2.65 / math.sqrt(sprays), materials.leaves(leaf, 0), materials.bark(0))
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


# --- industry ------------------------------------------------------------------------------

def lit(name, color, strength, spread=0.6):
    """Panes with light behind them: bright ceilings above, furniture against the light below; rooms differ."""
    graph = Graph(name)
    each = graph.math("ADD", 1 - spread / 2, graph.math("MULTIPLY", graph.random(), spread))
    split = graph.node("ShaderNodeSeparateXYZ")
    graph.links.new(graph.nodes.new("ShaderNodeTexCoord").outputs["Generated"], split.inputs[0])
    high = split.outputs[2]
    ceiling = graph.smooth(high, 0.55, 0.98, 0.50, 1.25)
    things = graph.smooth(graph.noise(graph.scaled(graph.place(), (2.6, 2.6, 0.9)), 1.0, 2, 0.5), 0.47, 0.56)
    low = graph.math("MULTIPLY", things, graph.smooth(high, 0.30, 0.46, 0.72, 0.0))
    inside = graph.math("MULTIPLY", ceiling, graph.math("SUBTRACT", 1.0, low))
    graph.set(Base_Color=(0.02, 0.022, 0.025), Roughness=0.06, Specular=0.8, Emission=color,
              Emission_Strength=graph.math("MULTIPLY", graph.math("MULTIPLY", each, inside), strength))
    return graph.material
