"""Parts that the building scenes share: seam roofs and clamps, sub-structure, streets, cars."""
import math
import random

import bmesh
import bpy
from mathutils import Vector

from . import geometry, materials

# Framed modules on a standing seam: heights above the pan, in metres.
SEAM, CLAMP_TOP = 0.045, 0.064
FRAMED_REST = CLAMP_TOP + 0.0172     # origin of a framed module whose frame stands on a clamp
LIP_TOP = FRAMED_REST + 0.0032


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
