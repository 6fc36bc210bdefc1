"""What falls when it rains, and drips: streaks in the light of lamps, the drip line of a roof, its spray."""
import math
import random

from mathutils import Vector

from . import geometry
from .nodes import Graph


def glint(name="rain"):
    """Lit water in the air: its brightness is in the mesh, so that it neither needs light rays nor makes noise."""
    graph = Graph(name)
    tone = graph.node("ShaderNodeVertexColor", {"layer_name": "light"}).outputs["Color"]
    shine, clear, both = graph.node("ShaderNodeEmission", Color=tone), graph.node("ShaderNodeBsdfTransparent"), graph.node("ShaderNodeAddShader")
    graph.links.new(shine.outputs[0], both.inputs[0])
    graph.links.new(clear.outputs[0], both.inputs[1])
    graph.links.new(both.outputs[0], graph.output.inputs["Surface"])
    graph.material.cycles.sample_as_light = False
    return graph.material


def ribbons(name, lines, eye, pixel):
    """Thin upright strips that face the eye: (top, bottom, width, colour); never thinner than two thirds of a pixel.

    pixel: size of one per metre of distance. What is widened is dimmed by as much.
    """
    vertices, faces, tones = [], [], []
    for top, bottom, width, tone in lines:
        view = (top - Vector(eye))
        drawn = max(width, 0.67 * pixel * view.length)
        side = (top - bottom).cross(view).normalized() * drawn / 2
        start, middle = len(vertices), (top + bottom) / 2
        vertices += [top, middle - side, bottom, middle + side]
        faces.append((start, start + 1, start + 2, start + 3))
        tones.append(tuple(c * width / drawn for c in tone))
    mesh = geometry.mesh_from(name, vertices, faces)
    layer = mesh.color_attributes.new("light", "FLOAT_COLOR", "POINT")
    for index, tone in enumerate(tones):
        for corner in range(4):
            layer.data[index * 4 + corner].color = (*tone, 1.0)
    entity = geometry.link(mesh, glint(), name)
    entity.visible_shadow = entity.visible_diffuse = entity.visible_glossy = False
    return entity


def lit(point, eye, lamps):
    """Light that a drop at point throws to the eye: most of it goes on nearly straight ahead."""
    total = Vector((0, 0, 0))
    for place, strength, color in lamps:
        way = point - Vector(place)
        ahead = max(0.0, way.normalized().dot((Vector(eye) - point).normalized()))
        total += Vector(color) * strength * (0.15 + 1.6 * ahead ** 6) / max(way.length_squared, 0.15)
    return total


def shower(lamps, eye, pixel, count=9000, reach=3.2, fall=0.13, slant=(0.07, 0.02), seed=0):
    """Falling rain, drawn only where a lamp (place, strength, colour) reaches it. fall: what a drop covers during the exposure."""
    dice, lines = random.Random(seed), []
    for index in range(count):
        place = Vector(lamps[index % len(lamps)][0])
        point = place + Vector((dice.gauss(0, reach * 0.5), dice.gauss(0, reach * 0.5), dice.gauss(-0.5, reach * 0.45)))
        if point.z < 0.15:
            continue
        length = fall * dice.uniform(0.5, 1.3)
        way = Vector((slant[0], slant[1], -1.0)) * length
        lines.append((point, point + way, dice.uniform(0.0008, 0.0018), lit(point, eye, lamps)))
    return ribbons("rain", lines, eye, pixel)


def curtain(eye, azimuth, pixel, count=2600, nearest=2.5, farthest=16.0, tone=(0.030, 0.033, 0.038), fall=0.14, slant=(0.07, 0.02), seed=0):
    """Rain between the eye and the subject, faint and soft: the light of the whole place is in it. azimuth: where the eye looks, in radians."""
    dice, lines = random.Random(seed), []
    for _ in range(count):
        far, turn = nearest + (farthest - nearest) * dice.random() ** 0.7, azimuth + dice.uniform(-0.52, 0.52)
        point = Vector(eye) + Vector((math.sin(turn) * far, math.cos(turn) * far, far * dice.uniform(-0.42, 0.25)))
        length = fall * dice.uniform(0.6, 1.3)
        lines.append((point, point + Vector((slant[0], slant[1], -1.0)) * length, dice.uniform(0.0009, 0.0020), Vector(tone) * dice.uniform(0.4, 1.6)))
    return ribbons("curtain", [line for line in lines if line[1].z > 0.1], eye, pixel)


def drip_line(start, end, ground, eye, pixel, tone=(0.10, 0.11, 0.13), spacing=0.08, seed=0):
    """Beads under an eaves' edge, drops on their way down, and the spray where they land."""
    dice = random.Random(seed)
    start, end = Vector(start), Vector(end)
    long = (end - start).length
    water = clear_water()
    beads, lines = [], []
    for index in range(int(long / spacing)):
        spot = start.lerp(end, (index + dice.uniform(0.1, 0.9)) / (long / spacing))
        size = dice.uniform(0.0025, 0.0060)
        beads.append((spot - Vector((0, 0, size * 0.7)), (size, size, size * dice.uniform(1.1, 1.7))))
        for _ in range(dice.choice((0, 0, 0, 1, 1))):
            depth = (spot.z - ground) * (0.02 + 0.98 * dice.random())
            # Faster the deeper, and so a longer streak.
            point, length = spot - Vector((dice.gauss(0, 0.003), dice.gauss(0, 0.003), depth)), 0.012 + 0.016 * math.sqrt(19.6 * depth)
            lines.append((point, point - Vector((0, 0, length)), dice.uniform(0.0016, 0.0026), Vector(tone) * dice.uniform(0.3, 1.0)))
        for _ in range(3):
            leap = Vector((dice.gauss(0, 0.06), dice.gauss(0, 0.06), abs(dice.gauss(0, 0.045))))
            point = Vector((spot.x, spot.y, ground + 0.008)) + leap
            lines.append((point, point - Vector((leap.x * 0.2, leap.y * 0.2, 0.012)), dice.uniform(0.002, 0.004), Vector(tone) * dice.uniform(0.4, 1.2)))
    ribbons("drips", lines, eye, pixel)
    return spheres("hanging drops", beads, water)


def clear_water():
    """Drops so small that only their outline and gleam are seen: no refraction, no caustic noise."""
    graph = Graph("drop")
    clear, mirror = graph.node("ShaderNodeBsdfTransparent", Color=(0.75, 0.78, 0.80)), graph.node("ShaderNodeBsdfGlossy", Roughness=0.02)
    both = graph.node("ShaderNodeMixShader", Fac=graph.math("ADD", 0.06, graph.sheen(1.5)))
    graph.links.new(clear.outputs[0], both.inputs[1])
    graph.links.new(mirror.outputs[0], both.inputs[2])
    graph.links.new(both.outputs[0], graph.output.inputs["Surface"])
    return graph.material


def spheres(name, places, material, rings_=6, sides=8):
    """Many small ellipsoids (middle, radii) as one mesh."""
    vertices, faces = [], []
    for middle, radii in places:
        start = len(vertices)
        for ring in range(rings_ + 1):
            lean = math.pi * ring / rings_
            for side in range(sides):
                turn = 2 * math.pi * side / sides
                vertices.append(Vector(middle) + Vector((radii[0] * math.sin(lean) * math.cos(turn), radii[1] * math.sin(lean) * math.sin(turn), radii[2] * math.cos(lean))))
        for ring in range(rings_):
            for side in range(sides):
                a, b = start + ring * sides + side, start + ring * sides + (side + 1) % sides
                faces.append((a, a + sides, b + sides, b))
    return geometry.link(geometry.mesh_from(name, vertices, faces, True), material, name)
