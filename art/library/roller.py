"""A hand roller to press edges down with: a silicone wheel in a steel fork, a turned wooden handle.

Its own frame: origin in the middle of the axle, x along the axle, z along the handle, away from the wheel.
"""
import math

import numpy
from mathutils import Vector, noise

from . import geometry, materials
from .nodes import Graph

RADIUS, WIDTH = 0.0190, 0.045          # of the wheel
HANDLE, LENGTH = 0.062, 0.130          # where the handle begins, how long it is
GRASP = HANDLE + 0.068                 # where the middle of a fist is
GROOVES = (0.0085, 0.0118)             # turned into the front of the handle


def girth(z):
    """Radius of the handle at the heights z, as an array."""
    z = numpy.asarray(z, float) - HANDLE
    swell = 0.0152 + 0.0009 * numpy.sin(2 * math.pi * (0.10 + 1.05 * z / LENGTH))
    swell = swell - 0.0026 * numpy.exp(-(z / 0.014) ** 2)
    for groove in GROOVES:
        swell = swell - 0.0006 * numpy.exp(-((z - groove) / 0.0007) ** 2)
    butt, front = numpy.clip((z - LENGTH + 0.009) / 0.009, 0, 1), numpy.clip(1 - z / 0.0018, 0, 1)
    return swell - 0.0085 * (1 - numpy.sqrt(1 - butt ** 2)) - 0.0016 * (1 - numpy.sqrt(1 - front ** 2))


def hand_roller():
    """Returns the empty that carries the roller."""
    steel, bright = fork_steel(), materials.stainless()
    half = WIDTH / 2
    across = (0, math.pi / 2, 0)
    parts = [wheel(), fork(steel), handle()]
    parts.append(geometry.cylinder("shank", 0.0038, HANDLE - 0.030, steel, (0, 0, 0.030), bevel=0.0004))
    parts.append(geometry.cylinder("lock nut", 0.0072, 0.0055, steel, (0, 0, 0.0362), sides=6, bevel=0.0007))
    parts.append(geometry.lathe("weld", [(0.0062, 0.0350), (0.0058, 0.0358), (0.0046, 0.0366), (0.0038, 0.0368)], steel))
    ferrule = [(0.0040, -0.0105), (0.0086, -0.0105), (0.0092, -0.0099), (0.0101, 0.0), (0.0117, 0.0058), (0.0124, 0.0062), (0.0124, 0.0068), (0.0112, 0.0072)]
    parts.append(geometry.lathe("ferrule", ferrule, bright, (0, 0, HANDLE - 0.0030), sides=64))
    for side in (-1, 1):
        parts.append(geometry.cylinder("washer", 0.0054, 0.0010, bright, (side * (half + 0.0036) - 0.0005, 0, 0), across, sides=40, bevel=0.0003))
        parts.append(geometry.cylinder("axle nut", 0.0044, 0.0040, bright, (side * (half + 0.0060) - 0.0020, 0, 0), across, sides=6, bevel=0.0005))
        parts.append(geometry.cylinder("spacer", 0.0050, 0.0016, bright, (side * (half + 0.0005) - 0.0008, 0, 0), across, sides=40, bevel=0.0003))
    parts.append(geometry.cylinder("axle", 0.0025, WIDTH + 0.0195, bright, (-half - 0.0092, 0, 0), across, sides=24, bevel=0.0004))
    return geometry.group("hand roller", parts)


def wheel():
    """The tyre, which gives by a third of a millimetre where it is pressed down, on a turned core."""
    half = WIDTH / 2
    rim = [(0.0086, half - 0.0012), (0.0095, half - 0.0003), (RADIUS - 0.0022, half)]
    rim += [(RADIUS - 0.0022 + 0.0022 * math.sin(a), half - 0.0022 + 0.0022 * math.cos(a)) for a in (0.4, 0.8, 1.2, 1.57)]
    # Worn a little more in the middle than at the rims.
    rim += [(RADIUS - 0.00018 * math.cos(math.pi * x / (2 * half - 0.0044)), x) for x in numpy.linspace(half - 0.006, -half + 0.006, 9)]
    rim += [(r, -z) for r, z in reversed(rim[:7])]
    core = [(0.0030, half - 0.0030), (0.0030, half - 0.0006), (0.0036, half), (0.0080, half), (0.0086, half - 0.0006), (0.0086, half - 0.0030)]
    core += [(r, -z) for r, z in reversed(core)]
    across = (0, math.pi / 2, 0)
    return geometry.group("wheel", [geometry.lathe("tyre", rim[::-1], silicone(), (0, 0, 0), across, 128),
                                    geometry.lathe("core", core[::-1], materials.aluminium(0.30), (0, 0, 0), across, 64)])


def fork(steel, thick=0.0021, bend=0.0075, top=0.0345):
    """One strip, bent to a U and rounded off below the axle."""
    reach = WIDTH / 2 + 0.0024
    path = [(reach, z) for z in (-0.0072, -0.0070, -0.0064, -0.0052, -0.0036, -0.0018, 0.0, 0.006, 0.012, 0.018)]
    path += [(reach - bend + bend * math.cos(a), top - bend + bend * math.sin(a)) for a in numpy.linspace(0, math.pi / 2, 9)]
    path += [(0.004, top)]
    path += [(-x, z) for x, z in reversed(path)]
    rows, columns = len(path) - 1, 24

    def at(u, v):
        index = round(v * rows)
        x, z = path[index]
        before, after = Vector(path[max(index - 1, 0)]), Vector(path[min(index + 1, rows)])
        along = (after - before).normalized()
        out = Vector((along.y, -along.x))
        half = 0.0068 if z > 0 else 0.0072 * math.sqrt(max(0.0, 1 - (z / 0.00722) ** 2))
        half += 0.0016 * max(0.0, z - 0.026) / (top - 0.026)
        turn = 2 * math.pi * u
        # A superellipse: flat faces, edges broken as by tumbling.
        side = math.copysign(abs(math.cos(turn)) ** 0.16, math.cos(turn)) * half
        lift = math.copysign(abs(math.sin(turn)) ** 0.30, math.sin(turn)) * thick / 2
        return (x + out.x * lift, side, z + out.y * lift)
    return geometry.surface_grid("fork", at, columns * 3, rows, steel)


def handle():
    heights = numpy.concatenate([numpy.linspace(0, 0.016, 65), numpy.linspace(0.017, LENGTH - 0.010, 50), LENGTH - 0.010 + 0.010 * numpy.sin(numpy.linspace(0.05, math.pi / 2, 16))])
    radii = girth(HANDLE + heights)

    def at(u, v):
        index, turn = round(v * (len(heights) - 1)), 2 * math.pi * u
        z = heights[index]
        dent = max(0.0, noise.noise(Vector((math.cos(turn) * 2, math.sin(turn) * 2, z * 110))) - 0.45) * 0.0012
        return ((radii[index] - dent) * math.cos(turn), (radii[index] - dent) * math.sin(turn), HANDLE + z)
    body = geometry.surface_grid("handle", at, 128, len(heights) - 1, worn_wood())
    caps = [geometry.lathe("handle end", [(0.0004, 0), (radii[-1] + 0.0001, 0.0), (radii[-1], 0.0006)][::-1], body.data.materials[0], (0, 0, HANDLE + LENGTH - 0.0007))]
    return geometry.group("handle", [body, *caps])


def silicone(color=(0.150, 0.032, 0.016)):
    """Red silicone, dull with dust, with specks and smears of what it has rolled over."""
    graph = Graph("silicone")
    place = graph.nodes.new("ShaderNodeTexCoord").outputs["Object"]
    split = graph.node("ShaderNodeSeparateXYZ")
    graph.links.new(place, split.inputs[0])
    # Of the lathe: z is the axle, the distance from it tells tread from flank.
    off = graph.math("SQRT", graph.math("ADD", graph.math("MULTIPLY", split.outputs["X"], split.outputs["X"]), graph.math("MULTIPLY", split.outputs["Y"], split.outputs["Y"])))
    tread = graph.smooth(off, RADIUS - 0.0016, RADIUS - 0.0003)
    patch, fine = graph.noise(place, 70, 5, 0.65, 0.4), graph.noise(place, 900, 3, 0.6)
    tone = graph.node("ShaderNodeHueSaturation", Color=color, Value=graph.smooth(patch, 0.3, 0.7, 0.75, 1.2, "LINEAR")).outputs[0]
    dust = graph.math("MULTIPLY", graph.smooth(graph.math("ADD", patch, graph.math("MULTIPLY", tread, 0.10)), 0.44, 0.80), graph.smooth(fine, 0.3, 0.7, 0.10, 0.45))
    tone = graph.mix(dust, tone, (0.20, 0.175, 0.145))
    # Adhesive clings to the rim that runs along the module's edge.
    rim = graph.math("MULTIPLY", graph.smooth(graph.math("ABSOLUTE", split.outputs["Z"]), WIDTH / 2 - 0.012, WIDTH / 2), 0.16)
    smear = graph.smooth(graph.math("ADD", graph.noise(graph.scaled(place, (1, 1, 2.2)), 120, 4, 0.6, 0.8), rim), 0.63, 0.67)
    tone = graph.mix(graph.math("MULTIPLY", smear, 0.85), tone, (0.045, 0.046, 0.048))
    rough = graph.mix(smear, graph.mix(dust, (0.46,) * 3, (0.72,) * 3), (0.34,) * 3)
    height = graph.math("ADD", graph.math("MULTIPLY", fine, 0.5), graph.math("MULTIPLY", smear, 0.8))
    graph.set(Base_Color=tone, Roughness=rough, Specular=0.4, Normal=graph.bump(height, 0.4, 0.0003))
    graph.shader.inputs["Subsurface"].default_value = 0.06
    graph.shader.inputs["Subsurface Radius"].default_value = (0.004, 0.0012, 0.0007)
    return graph.material


def worn_wood(color=(0.40, 0.205, 0.085)):
    """Varnished beech: grain along the handle, flecks, varnish rubbed off where it is held, black in the grooves."""
    graph = Graph("worn beech")
    place = graph.nodes.new("ShaderNodeTexCoord").outputs["Object"]
    split = graph.node("ShaderNodeSeparateXYZ")
    graph.links.new(place, split.inputs[0])
    rings = graph.noise(graph.scaled(place, (170, 170, 7)), 1.0, 5, 0.6, 0.7)
    flecks = graph.noise(graph.scaled(place, (1500, 1500, 170)), 1.0, 2)
    patch, fine = graph.noise(place, 48, 5, 0.65, 0.3), graph.noise(place, 700, 3, 0.65)
    tone = graph.mix(graph.smooth(rings, 0.3, 0.7), color, tuple(c * 0.55 for c in color))
    tone = graph.mix(graph.smooth(flecks, 0.58, 0.70, 0.0, 0.45), tone, tuple(c * 0.35 for c in color))
    bare = graph.smooth(graph.math("ADD", patch, graph.math("MULTIPLY", fine, 0.12)), 0.50, 0.60)
    tone = graph.mix(graph.math("MULTIPLY", bare, 0.45), tone, (0.30, 0.22, 0.15))
    grime = graph.smooth(graph.noise(place, 85, 6, 0.7, 0.5), 0.46, 0.70, 0.0, 0.75)
    for groove in GROOVES:
        near = graph.math("ABSOLUTE", graph.math("SUBTRACT", split.outputs["Z"], HANDLE + groove))
        grime = graph.math("MAXIMUM", grime, graph.smooth(near, 0.0011, 0.0004, 0.0, 0.9))
    tone = graph.mix(grime, tone, (0.040, 0.031, 0.024))
    smear = graph.smooth(graph.noise(place, 130, 4, 0.6, 0.6), 0.67, 0.70, 0.0, 0.9)
    tone = graph.mix(smear, tone, (0.10, 0.10, 0.10))
    rough = graph.mix(bare, (0.33,) * 3, (0.70,) * 3)
    graph.set(Base_Color=tone, Roughness=rough, Specular=0.4, Normal=graph.bump(graph.math("ADD", rings, graph.math("MULTIPLY", fine, 0.4)), 0.35, 0.0003))
    return graph.material


def fork_steel():
    """Zinc-plated strip that has lain in a toolbox: scratches, dull patches, rust where the plating is gone."""
    graph = Graph("fork steel")
    place = graph.nodes.new("ShaderNodeTexCoord").outputs["Object"]
    patch = graph.noise(place, 90, 5, 0.65, 0.3)
    scratch = graph.noise(graph.scaled(place, (900, 900, 40), rotation=(0.5, 0.3, 0)), 1.0, 2, 0.5)
    other = graph.noise(graph.scaled(place, (60, 60, 1100), rotation=(0.9, 0.4, 0)), 1.0, 2, 0.5)
    lines = graph.math("MAXIMUM", graph.smooth(scratch, 0.66, 0.72), graph.smooth(other, 0.68, 0.73))
    rust = graph.smooth(graph.noise(place, 150, 6, 0.7, 0.4), 0.60, 0.68)
    tone = graph.mix(graph.smooth(patch, 0.35, 0.65), (0.50, 0.50, 0.49), (0.33, 0.33, 0.32))
    tone = graph.mix(rust, tone, (0.085, 0.040, 0.020))
    rough = graph.math("ADD", graph.smooth(patch, 0.3, 0.7, 0.28, 0.48, "LINEAR"), graph.math("SUBTRACT", graph.math("MULTIPLY", rust, 0.35), graph.math("MULTIPLY", lines, 0.10)))
    graph.set(Base_Color=tone, Roughness=rough, Metallic=graph.math("SUBTRACT", 1.0, rust), Normal=graph.bump(graph.math("ADD", lines, graph.math("MULTIPLY", rust, 0.6)), 0.35, 0.00015))
    return graph.material
