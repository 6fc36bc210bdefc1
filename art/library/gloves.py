"""Work gloves on posed hands: knit on the back, a coat of nitrile over palm and fingertips, a ribbed cuff."""
import math

import numpy
from mathutils import Vector, noise

from . import geometry, hands
from .nodes import Graph

CLOTH = 0.0010                # thickness of the glove
LEVELS = 3                    # of subdivision: vertices about 1 mm apart
WALE, COURSE = 0.00150, 0.00115   # size of a stitch


def anatomy(points, joints):
    """Where each point of the flat hand lies: along and round the nearest bone, near which joint, under the coat or not."""
    nearest = numpy.full(len(points), 9.0)
    weave, coat = numpy.zeros((len(points), 3)), numpy.zeros(len(points))
    crease, tip = numpy.zeros(len(points)), numpy.zeros(len(points))
    for finger in hands.FINGERS:
        names, run = hands.chain(joints, finger), 0.0
        for index, (name, following) in enumerate(zip(names, names[1:])):
            start, end = joints[name][:3, 3], joints[following][:3, 3]
            axis = end - start
            length = numpy.linalg.norm(axis)
            axis = axis / length
            last = index == len(names) - 2
            along = (points - start) @ axis
            beside = points - (start + numpy.outer(numpy.clip(along, 0, length + (0.004 if last else 0)), axis))
            distance = numpy.linalg.norm(beside, axis=1)
            mine = distance < nearest
            nearest[mine] = distance[mine]
            back = joints[name][:3, 1]
            side = numpy.cross(axis, back)
            high, wide = beside @ back, beside @ side
            digit = index > 0
            if digit:
                weave[mine] = numpy.stack([numpy.arctan2(wide, high) * 0.0088, run + along, numpy.ones(len(points))], 1)[mine]
            else:
                around = points[:, 0] - points[:, 2] * numpy.clip(points[:, 0] / 0.02, -1, 1)
                weave[mine] = numpy.stack([around, points[:, 1], numpy.zeros(len(points))], 1)[mine]
            # Dipped with the palm down: the coat climbs the sides of the fingers and closes over their tips.
            under = -(high - (0.0005 if digit else -0.004))
            if last:
                under = numpy.maximum(under, along - (0.003 if finger != "thumb" else 0.010) + high * 0.35)
                tip[mine] = numpy.clip(along / length, 0, 1.4)[mine]
            if not digit:
                under = numpy.minimum(under, (points[:, 1] - 0.016))
            coat[mine] = under[mine]
            bend = numpy.maximum(numpy.exp(-(along / 0.0060) ** 2) * digit, numpy.exp(-((along - length) / 0.0060) ** 2) * (not last) * digit)
            crease[mine] = bend[mine]
            run += length
    return weave, coat, crease, tip


def wrinkles(points, weave, coat, crease):
    """How far cloth stands off the hand, in metres: folds across the joints, loose wrinkles elsewhere."""
    rise = numpy.empty(len(points))
    for index, point in enumerate(points):
        place = Vector(point)
        drift = noise.noise(place * 55)
        folds = math.sin(weave[index, 1] / 0.0031 * 6.283 + 3.0 * noise.noise(place * 120) + 2.0 * math.sin(weave[index, 0] * 260))
        deep = 0.00040 if coat[index] > 0 else 0.00022
        stretch = Vector((place.x * 38, place.y * 85 + place.x * 45, place.z * 60))
        loose = 1 - abs(noise.noise(stretch)) * 3.2
        some = max(0.0, 0.5 + 1.4 * noise.noise(place * 28 + Vector((3, 1, 2))))
        rise[index] = 0.00050 * drift + deep * crease[index] * folds + 0.0007 * some * max(0.0, loose) ** 2 * (1 - 0.6 * crease[index])
    return rise


def attribute(mesh, name, values):
    kind, key = ("FLOAT_VECTOR", "vector") if values.ndim == 2 else ("FLOAT", "value")
    mesh.attributes.new(name, kind, "POINT").data.foreach_set(key, values.ravel())


def glove(side, pose, place, wrist=(0.0, 0.0), floor=None, material=None, press=0.002, rod=None):
    """A gloved hand without its sleeve.

    side: 'left' or 'right'; pose: see hands.FLAT; place: the wrist's matrix (y along the fingers, z out of the back);
    wrist: rise and turn of the forearm in degrees; floor: height of what the hand presses on, in the hand's frame; rod: what it grips instead, a hands.Rod.
    """
    points, triangles, weights, joints, names = hands.read()
    faces = hands.quads(points, triangles)
    rest = hands.refined(points, faces, LEVELS)
    flat = hands.values(rest, "co")
    if floor is not None:
        pose = hands.settled(points, weights, joints, names, pose, floor + CLOTH, press)
    if rod is not None:
        pose = hands.gripped(points, weights, joints, names, pose, rod, CLOTH, press)
    posed = hands.skinned(points, weights, joints, names, pose)
    bend = hands.forearm(*wrist)
    mesh = hands.refined(bend(posed), faces, LEVELS)
    weave, coat, crease, tip = anatomy(flat, joints)
    lift = CLOTH + wrinkles(flat, weave, coat, crease)
    shaped = hands.values(mesh, "co") + hands.values(mesh, "normal") * lift[:, None]
    if floor is not None:
        # Flesh gives way: what would be under the surface is spread on it.
        above = shaped[:, 2] - floor
        shaped[:, 2] = floor + 0.5 * (above + numpy.sqrt(above ** 2 + 0.0006 ** 2))
    if rod is not None:
        gap, out = rod.gaps(shaped)
        shaped += out * (0.5 * (numpy.sqrt(gap ** 2 + 0.0006 ** 2) - gap))[:, None]
    for name, values in (("rest", flat), ("weave", weave), ("coat", coat), ("tip", tip)):
        attribute(mesh, f"hand {name}", values)
    return finished(mesh, shaped, side, place, material or knit()), bend


def finished(mesh, points, side, place, material):
    """Writes the points; a left hand is the mirror of a right one."""
    if side == "left":
        points = points * (-1, 1, 1)
        mesh.flip_normals()
    mesh.vertices.foreach_set("co", points.ravel())
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    mesh.update()
    entity = geometry.link(mesh, material)
    entity.matrix_world = place
    return entity


def knit(yarn=(0.30, 0.30, 0.29), nitrile=(0.030, 0.031, 0.033), dirt=0.65, smear=0.8):
    """Knitted yarn and, where 'coat' is positive, foamed nitrile; dust and smears of adhesive on both."""
    graph = Graph("work glove")

    def read(name, output="Vector"):
        return graph.node("ShaderNodeAttribute", {"attribute_name": f"hand {name}"}).outputs[output]
    place, tip = read("rest"), read("tip", "Fac")
    split = graph.node("ShaderNodeSeparateXYZ")
    graph.links.new(read("weave"), split.inputs[0])
    column = graph.math("ABSOLUTE", graph.math("SUBTRACT", graph.math("FRACT", graph.math("DIVIDE", split.outputs["X"], WALE)), 0.5))
    row = graph.math("ADD", graph.math("DIVIDE", split.outputs["Y"], COURSE), graph.math("MULTIPLY", column, 1.3))
    leg = graph.math("SINE", graph.math("MULTIPLY", row, 2 * math.pi))
    stitch = graph.math("ADD", graph.math("MULTIPLY", leg, 0.25), graph.smooth(column, 0.0, 0.5, 0.0, 0.75, "LINEAR"))
    fuzz, patch, blot = graph.noise(place, 2600, 2), graph.noise(place, 45, 5, 0.65), graph.noise(place, 95, 4, 0.6, 0.6)
    edge = graph.math("ADD", read("coat", "Fac"), graph.math("MULTIPLY", graph.math("SUBTRACT", graph.noise(place, 190, 4, 0.65), 0.5), 0.0055))
    dipped = graph.smooth(edge, -0.0002, 0.0003)
    thin = graph.smooth(edge, 0.0, 0.003, 0.75, 0.0)
    yarns = graph.mix(graph.smooth(graph.noise(graph.scaled(place, (1, 0.3, 1)), 900, 2), 0.4, 0.6), yarn, tuple(c * 0.72 for c in yarn))
    yarns = graph.mix(graph.smooth(stitch, 0.35, -0.15, 0.0, 0.7), yarns, tuple(c * 0.25 for c in yarn))
    soil = graph.math("MULTIPLY", graph.smooth(graph.math("ADD", patch, graph.math("MULTIPLY", tip, 0.20)), 0.40, 0.70), dirt)
    yarns = graph.mix(soil, yarns, (0.085, 0.072, 0.055))
    rubber = graph.mix(graph.math("MULTIPLY", soil, 0.30), nitrile, (0.20, 0.18, 0.15))
    tone = graph.mix(dipped, yarns, rubber)
    smears = graph.smooth(graph.math("ADD", blot, graph.math("MULTIPLY", tip, 0.10)), 0.60, 0.64, 0.0, smear)
    tone = graph.mix(smears, tone, (0.050, 0.051, 0.053))
    rough = graph.mix(smears, graph.mix(dipped, (0.92,) * 3, graph.mix(soil, (0.50,) * 3, (0.75,) * 3)), (0.32,) * 3)
    woven = graph.math("MULTIPLY", stitch, graph.mix(dipped, (1.0,) * 3, graph.mix(thin, (0.12,) * 3, (0.5,) * 3)))
    foam = graph.math("MULTIPLY", graph.noise(place, 1500, 3, 0.7), dipped)
    height = graph.math("ADD", woven, graph.math("MULTIPLY", graph.math("ADD", foam, fuzz), 0.30))
    height = graph.math("ADD", height, graph.math("MULTIPLY", dipped, 0.35))
    graph.set(Base_Color=tone, Roughness=rough, Specular=0.35, Sheen=graph.smooth(dipped, 0, 1, 0.5, 0.0), Normal=graph.bump(height, 0.9, 0.00045))
    return graph.material
