"""A hand that can be posed: what gloves.py makes gloves of.

The hand is the generic one of the package @webxr-input-profiles/assets (MIT), which render.mjs
fetches. Its file is read and its skin bent here: Blender's importer needs an older numpy.
Everything is modelled in the frame of a right hand: origin in the wrist, y along the fingers,
z out of the back of the hand, x towards the little finger. A left hand is mirrored at the end.
"""
import json
import math
import pathlib
import struct

import bmesh
import bpy
import numpy
from mathutils import Matrix, Vector

from . import geometry

FILE = pathlib.Path(__file__).resolve().parents[1] / "output" / "hand" / "right.glb"
FINGERS = ("thumb", "index-finger", "middle-finger", "ring-finger", "pinky-finger")
BONES = ("metacarpal", "phalanx-proximal", "phalanx-intermediate", "phalanx-distal", "tip")
KINDS = {5121: "u1", 5123: "<u2", 5126: "<f4"}
SIZES = {"SCALAR": 1, "VEC2": 2, "VEC3": 3, "VEC4": 4, "MAT4": 16}

# Degrees of every joint from the flat hand. Fingers: bend at the knuckle, at the middle and the last
# joint, then spread towards the little finger; thumb: bend and spread at its root, bend of the two others.
FLAT = {"thumb": (0, 0, 0, 0), "index": (0, 0, 0, 0), "middle": (0, 0, 0, 0), "ring": (0, 0, 0, 0), "pinky": (0, 0, 0, 0)}
# Round a rod; gripped() closes the joints from here on.
GRIP = {"thumb": (11, -6, 6, 10), "index": (30, 20, 5, 0), "middle": (30, 20, 5, 0), "ring": (30, 20, 5, -2), "pinky": (30, 20, 5, -4)}


class Rod:
    """A round handle in the hand's frame: a point on its axis, its direction out of the thumb's side of the fist.

    girth: radius at so many metres from the point, in that direction: a number or a function of an array.
    """
    def __init__(self, point, axis, girth):
        self.point, self.axis = numpy.array(point, float), numpy.array(Vector(axis).normalized())
        self.girth = girth if callable(girth) else lambda along: numpy.full(len(along), girth)

    def gaps(self, points):
        """How far every point is off the rod's surface, and its direction from the axis."""
        along = (points - self.point) @ self.axis
        out = points - self.point - numpy.outer(along, self.axis)
        far = numpy.maximum(numpy.linalg.norm(out, axis=1), 1e-6)
        return far - self.girth(along), out / far[:, None]

    def held(self, side, point, axis, roll=0.0):
        """The wrist's matrix that puts this rod where a point of the world and a direction say.

        roll: degrees by which the fist is turned round the rod from 'back of the hand up', towards the palm's side.
        """
        flip = -1 if side == "left" else 1
        own = frame(Vector(self.axis * (flip, 1, 1)), 0.0)
        goal = frame(Vector(axis), math.radians(roll) * flip)
        turn = (goal @ own.transposed()).to_4x4()
        return Matrix.Translation(Vector(point)) @ turn @ Matrix.Translation(-Vector(self.point * (flip, 1, 1)))


def frame(axis, roll):
    """A right-handed frame: its first axis is given, its second points up as far as that allows, then turned round the first."""
    first = axis.normalized()
    up = (Vector((0, 0, 1)) - first * first.z).normalized()
    up = Matrix.Rotation(roll, 3, first) @ up
    return Matrix((first, up, first.cross(up))).transposed()


def read():
    """The file's mesh and skeleton in the hand's frame: points, triangles, weights, joints by name."""
    data = FILE.read_bytes()
    length, = struct.unpack_from("<I", data, 12)
    head, body = json.loads(data[20:20 + length]), data[28 + length:]

    def array(index):
        entry = head["accessors"][index]
        view, width = head["bufferViews"][entry["bufferView"]], SIZES[entry["type"]]
        start = view.get("byteOffset", 0) + entry.get("byteOffset", 0)
        return numpy.frombuffer(body, KINDS[entry["componentType"]], entry["count"] * width, start).reshape(-1, width)
    part, skin = head["meshes"][0]["primitives"][0], head["skins"][0]
    inverse = array(skin["inverseBindMatrices"]).reshape(-1, 4, 4).transpose(0, 2, 1).astype(float)
    names = [head["nodes"][node]["name"] for node in skin["joints"]]
    # WebXR's joints look along -z, their y leaves the back of the hand.
    turn = numpy.array([(1, 0, 0, 0), (0, 0, -1, 0), (0, 1, 0, 0), (0, 0, 0, 1.0)]) @ inverse[names.index("wrist")]
    joints = {name: turn @ numpy.linalg.inv(matrix) for name, matrix in zip(names, inverse)}
    points = array(part["attributes"]["POSITION"]).astype(float) @ turn[:3, :3].T + turn[:3, 3]
    # Vertices are split where the texture has seams: weld them, or a subdivided surface tears.
    _, first, merged = numpy.unique(points.round(5), axis=0, return_index=True, return_inverse=True)
    weights = numpy.zeros((len(points), len(names)))
    for slot in range(4):
        rows = numpy.arange(len(points))
        numpy.add.at(weights, (rows, array(part["attributes"]["JOINTS_0"])[:, slot]), array(part["attributes"]["WEIGHTS_0"])[:, slot])
    triangles = merged.ravel()[array(part["indices"]).reshape(-1, 3)]
    return points[first], triangles, weights[first], joints, names


def chain(joints, finger):
    return [f"{finger}-{bone}" for bone in BONES if f"{finger}-{bone}" in joints]


def turned(axis, degrees):
    return numpy.array(Matrix.Rotation(math.radians(degrees), 4, axis))


def skinned(points, weights, joints, names, pose):
    """The points once every joint is bent: linear blending, good enough under a glove."""
    moves = {"wrist": numpy.eye(4)}
    for finger in FINGERS:
        angles, parent = pose[finger.split("-")[0]], "wrist"
        carried = numpy.eye(4)
        for index, name in enumerate(chain(joints, finger)):
            bend, spread = 0.0, 0.0
            if finger == "thumb":
                bend, spread = ((angles[0], angles[1]), (angles[2], 0), (angles[3], 0), (0, 0))[index]
            elif 1 <= index <= 3:
                bend, spread = angles[index - 1], angles[3] if index == 1 else 0.0
            rest = joints[name]
            carried = carried @ rest @ turned("Y", -spread) @ turned("X", -bend) @ numpy.linalg.inv(rest)
            moves[name] = carried
    blended = numpy.einsum("vj,jab->vab", weights / weights.sum(1, keepdims=True), numpy.array([moves[name] for name in names]))
    return numpy.einsum("vab,vb->va", blended, numpy.hstack([points, numpy.ones((len(points), 1))]))[:, :3]


def settled(points, weights, joints, names, pose, level, press):
    """Bends the knuckles of the four fingers until each pad is pressed into the plane z = level.

    press: how deep the pad would sink in; what sinks in is flattened later, as flesh is.
    """
    pose = dict(pose)
    for finger in FINGERS[1:]:
        short = finger.split("-")[0]
        own = [names.index(name) for name in chain(joints, finger)[2:]]
        mine = weights[:, own].sum(1) > 0.6
        low, high = -45.0, 60.0
        for _ in range(22):
            middle = (low + high) / 2
            pose[short] = (middle, *pose[short][1:])
            lowest = skinned(points[mine], weights[mine], joints, names, pose)[:, 2].min()
            low, high = (middle, high) if lowest > level - press else (low, middle)
    return pose


def gripped(points, weights, joints, names, pose, rod, lift, press):
    """Bends joint after joint, from the palm outwards, until the flesh beyond it lies on the rod.

    lift: thickness of the glove in between; press: how deep the flesh would sink in.
    """
    pose = dict(pose)
    for finger in FINGERS:
        short, links = finger.split("-")[0], chain(joints, finger)
        for slot, index in ((2, 1), (3, 2)) if finger == "thumb" else ((0, 1), (1, 2), (2, 3)):
            own = [names.index(name) for name in links[index:index + (2 if index == len(links) - 2 else 1)]]
            start, end = joints[links[index]][:3, 3], joints[links[index + 1]][:3, 3]
            # Flesh at the root of a phalanx is pinched by the joint before it: only what is beyond that counts.
            beyond = (points - start) @ (end - start) > 0.35 * ((end - start) @ (end - start))
            mine = (weights[:, own].sum(1) > 0.6) & beyond
            angles = list(pose[short])
            for angles[slot] in numpy.arange(angles[slot], 100.0, 1.0):
                pose[short] = tuple(angles)
                if rod.gaps(skinned(points[mine], weights[mine], joints, names, pose))[0].min() < lift - press:
                    break
    return pose


def forearm(rise, aside, start=0.030, over=0.075):
    """How the arm leaves the hand: a map for points that are modelled along the straight -y axis.

    rise: degrees by which the forearm is lifted off the back of the hand; aside: towards the little finger.
    """
    step, axis, place = 0.0025, [], Vector((0, start, 0))
    for index in range(400):
        share = min(1.0, index * step / over)
        share = share * share * (3 - 2 * share)
        frame = Matrix.Rotation(math.radians(aside) * share, 3, "Z") @ Matrix.Rotation(-math.radians(rise) * share, 3, "X")
        axis.append((numpy.array(place), numpy.array(frame)))
        place = place + frame @ Vector((0, -step, 0))
    origins, frames = numpy.array([a for a, _ in axis]), numpy.array([f for _, f in axis])

    def bent(points):
        points = numpy.asarray(points, float)
        behind = numpy.clip((start - points[:, 1]) / step, 0, len(axis) - 1.001)
        index, part = behind.astype(int), (behind % 1)[:, None]
        centers = origins[index] * (1 - part) + origins[index + 1] * part
        turns = frames[index] * (1 - part[:, :, None]) + frames[index + 1] * part[:, :, None]
        flat = points * (1, 0, 1)
        moved = centers + numpy.einsum("vab,vb->va", turns, flat)
        return numpy.where(points[:, 1:2] > start, points, moved)
    return bent


def refined(points, faces, levels):
    """Catmull-Clark subdivision: the same faces give the same order of vertices, whatever the pose."""
    entity = geometry.link(geometry.mesh_from("hand", points, faces))
    entity.modifiers.new("rounded", "SUBSURF").levels = levels
    graph = bpy.context.evaluated_depsgraph_get()
    fine = bpy.data.meshes.new_from_object(entity.evaluated_get(graph), depsgraph=graph)
    bpy.data.objects.remove(entity)
    return fine


def quads(points, triangles):
    """Pairs of triangles joined to quads: subdivision of triangles looks lumpy."""
    shape = bmesh.new()
    for point in points:
        shape.verts.new(point)
    shape.verts.ensure_lookup_table()
    for triangle in triangles:
        shape.faces.new([shape.verts[int(i)] for i in triangle])
    bmesh.ops.join_triangles(shape, faces=shape.faces[:], angle_face_threshold=0.7, angle_shape_threshold=1.2)
    faces = [[v.index for v in face.verts] for face in shape.faces]
    shape.free()
    return faces


def values(mesh, key):
    """'co' or 'normal' of all vertices."""
    numbers = numpy.empty(len(mesh.vertices) * 3)
    mesh.vertices.foreach_get(key, numbers)
    return numbers.reshape(-1, 3)
