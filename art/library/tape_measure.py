"""A steel tape with its case, laid out along x: zero at its hook, ticks in millimetres, figures in centimetres."""
import math

import bpy
from mathutils import Vector

from . import geometry, materials, vehicles
from .nodes import Graph

WIDE, CUP = 0.025, 0.0021            # of the steel; how far its edges stand above its middle where it is free


def tape(zero, length, rest, cup=lambda x: 1.0):
    """The steel from x = zero on. rest: function of x -> height of its underside; cup: 1 where it is free, 0 where it is pressed flat."""
    steel = lacquered(zero)

    def at(u, v):
        x, s = zero - 0.0012 + u * length, 2 * v - 1
        return (x, s * WIDE / 2, rest(x) + 0.0002 + CUP * cup(x) * s * s)
    blade = geometry.surface_grid("tape", at, int(length * 700), 14, steel)
    blade.modifiers.new("thick", "SOLIDIFY").thickness = 0.00018
    figures(zero, length, rest, cup)
    return blade


def lacquered(zero):
    """Yellow lacquer; a tick each millimetre from both edges, longer ones at five and ten; rubbed and dirty from use."""
    graph = Graph("tape")
    m, place = graph.math, graph.place("world")
    split = graph.node("ShaderNodeSeparateXYZ")
    graph.links.new(place, split.inputs[0])
    along, across = m("MULTIPLY", m("SUBTRACT", split.outputs["X"], zero), 1000.0), m("MULTIPLY", split.outputs["Y"], 1000.0)

    def every(period, thick):
        near = m("MULTIPLY", m("ABSOLUTE", m("SUBTRACT", m("FRACT", m("ADD", m("DIVIDE", along, period), 0.5)), 0.5)), period)
        return graph.smooth(near, thick / 2 + 0.05, thick / 2 - 0.05)
    edge = m("SUBTRACT", WIDE * 500, m("ABSOLUTE", across))          # millimetres from the nearer edge
    tick = m("MULTIPLY", every(1.0, 0.26), m("LESS_THAN", edge, 3.4))
    tick = m("MAXIMUM", tick, m("MULTIPLY", every(5.0, 0.30), m("LESS_THAN", edge, 5.0)))
    tick = m("MAXIMUM", tick, m("MULTIPLY", every(10.0, 0.36), m("LESS_THAN", edge, 7.2)))
    wear, fine = graph.noise(graph.scaled(place, (40, 160, 40)), 1.0, 6, 0.7), graph.noise(place, 700, 3, 0.6)
    rubbed = graph.smooth(m("ADD", wear, m("MULTIPLY", fine, 0.25)), 0.62, 0.80)
    yellow = graph.node("ShaderNodeHueSaturation", Color=(0.60, 0.37, 0.030), Value=graph.smooth(graph.noise(place, 22, 4), 0.3, 0.7, 0.88, 1.08, "LINEAR")).outputs[0]
    tone = graph.mix(m("MULTIPLY", tick, m("SUBTRACT", 0.95, m("MULTIPLY", rubbed, 0.5))), yellow, (0.012, 0.012, 0.012))
    soil = m("MULTIPLY", graph.smooth(graph.noise(place, 55, 6, 0.72), 0.46, 0.70), 0.42)
    tone = graph.mix(soil, tone, (0.12, 0.095, 0.06))
    tone = graph.mix(m("MULTIPLY", rubbed, 0.35), tone, (0.40, 0.36, 0.24))
    graph.set(Base_Color=tone, Roughness=m("ADD", 0.27, m("MULTIPLY", m("MAXIMUM", soil, rubbed), 0.4)), Specular=0.5, Normal=graph.bump(fine, 0.05, 0.0001))
    return graph.material


def figures(zero, length, rest, cup):
    """Centimetres, upright for somebody who has the hook on the left; tens in red."""
    black, red = materials.plastic("figure", (0.012, 0.012, 0.012), 0.45), materials.plastic("tens", (0.30, 0.010, 0.008), 0.45)
    for count in range(1, int(length * 100)):
        curve = bpy.data.curves.new("figure", "FONT")
        curve.body, curve.size, curve.align_x, curve.align_y = str(count), 0.0098 if count % 10 else 0.0108, "CENTER", "CENTER"
        curve.offset = 0.00012           # the built-in face is light
        entity = bpy.data.objects.new("figure", curve)
        bpy.context.scene.collection.objects.link(entity)
        curve.materials.append(red if count % 10 == 0 else black)
        x = zero + count / 100
        slope = (rest(x + 0.002) - rest(x - 0.002)) / 0.004
        entity.location, entity.rotation_euler = (x, 0, rest(x) + 0.00045 + 0.12 * CUP * cup(x)), (0, -math.atan(slope), 0)
        entity.scale = (0.82, 1, 1)


def hook(zero, level):
    """The riveted hook over an edge at x = zero: a plate on the tape, a lip down the edge's face."""
    steel = materials.surface("hook", (0.50, 0.50, 0.49), 0.34, 1.0, variation=0.2, blotch=60, grain=500, bump=0.1, depth=0.0001, dirt=0.4)
    geometry.box("hook plate", (0.026, 0.0165, 0.0010), steel, (zero + 0.0122, 0, level + 0.0012), bevel=0.0004)
    geometry.box("hook lip", (0.0010, 0.0235, 0.0150), steel, (zero - 0.0006, 0, level - 0.0058), bevel=0.0004)
    for x, y in ((0.008, 0.0), (0.017, 0.0048), (0.017, -0.0048)):
        geometry.lathe("rivet", [(0.0021, 0), (0.0021, 0.0004), (0.0014, 0.0009), (0.0002, 0.0011)], steel, (zero + x, y, level + 0.0016), sides=24)


def case(mouth, level, color=(0.028, 0.030, 0.032), side=(0.40, 0.22, 0.02)):
    """Its case, standing on its flat base, the mouth at x = mouth facing -x: rubber round a plastic core, a lock, a belt clip."""
    rubber = materials.surface("case rubber", color, 0.62, variation=0.15, blotch=30, grain=900, bump=0.25, depth=0.00015, dirt=0.35)
    core = materials.surface("case core", side, 0.38, variation=0.06, blotch=30, grain=1200, bump=0.12, depth=0.0001, dirt=0.35)
    wide, tall, deep = 0.074, 0.072, 0.042
    outer = vehicles.fillet([(0, 0, 0.006), (wide, 0, 0.012), (wide, tall, 0.026), (0.010, tall, 0.026)], 10)
    inner = vehicles.inset(outer, 0.0085)

    def slab(name, outline, thick, material, bevel):
        path = [((mouth, -thick / 2, level + 0.0004), (1, 0, 0), (0, 0, 1)), ((mouth, thick / 2, level + 0.0004), (1, 0, 0), (0, 0, 1))]
        entity = geometry.extrude(name, [(p.x, p.y) for p in outline], path, material, 50, True)
        round_ = entity.modifiers.new("edges", "BEVEL")
        round_.width, round_.segments, round_.limit_method, round_.angle_limit = bevel, 4, "ANGLE", 0.9
        return entity
    slab("case", outer, deep, rubber, 0.0035)
    slab("core", inner, deep + 0.0022, core, 0.0010)
    steel = materials.stainless()
    for y in (-1, 1):
        geometry.cylinder("screw", 0.0032, 0.0012, steel, (mouth + 0.040, y * (deep / 2 + 0.0008), level + 0.037), (math.pi / 2, 0, 0), sides=24, bevel=0.0003)
    # Grooves for the grip, and the lock above the mouth.
    for index in range(4):
        geometry.box("rib", (0.0022, deep * 0.86, 0.0016), rubber, (mouth + 0.0345 + 0.0042 * index, 0, level + tall + 0.0003), bevel=0.0006)
    geometry.box("lock", (0.011, 0.017, 0.020), materials.surface("lock", (0.30, 0.012, 0.008), 0.4, variation=0.06, dirt=0.3), (mouth + 0.0035, 0, level + 0.037), (0, 0.18, 0), 0.003, 3)
    geometry.box("mouth", (0.006, 0.029, 0.0075), materials.plastic("mouth", (0.008, 0.008, 0.008), 0.6), (mouth + 0.001, 0, level + 0.0045), bevel=0.0012)


def pencil(place, turn, length=0.112):
    """A carpenter's pencil, cut with a knife, on the ground at place."""
    paint, wood = materials.surface("pencil", (0.30, 0.018, 0.012), 0.36, variation=0.08, blotch=40, grain=500, bump=0.08, dirt=0.2), materials.wood((0.42, 0.27, 0.14), 6.0)
    lead = materials.surface("lead", (0.035, 0.035, 0.037), 0.35, variation=0.1, grain=900)
    section = [Vector(point) for point in ((-0.0072, 0.0018), (-0.0054, 0.0), (0.0054, 0.0), (0.0072, 0.0018), (0.0072, 0.0052), (0.0054, 0.0070), (-0.0054, 0.0070), (-0.0072, 0.0052))]

    def piece(name, start, end, first, last, material):
        vertices = [(p.x * size, y, 0.0035 + (p.y - 0.0035) * size) for y, size in ((start, first), (end, last)) for p in section]
        count = len(section)
        faces = [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)] + [tuple(reversed(range(count))), tuple(range(count, 2 * count))]
        return geometry.link(geometry.mesh_from(name, vertices, faces), material)
    parts = [piece("shaft", 0, length, 1.0, 1.0, paint), piece("cut", length, length + 0.017, 0.98, 0.34, wood), piece("lead", length + 0.0165, length + 0.022, 0.33, 0.12, lead)]
    return geometry.group("pencil", parts, place, (0, 0, turn))
