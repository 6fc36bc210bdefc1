"""Roof coverings: barrel-vaulted standing seam, trapezoidal sheet, flat membrane."""
import math
import random

from mathutils import Vector

from . import geometry, materials
from .nodes import Graph


def arc_path(radius, from_angle, to_angle, steps, y=0.0):
    """A path for geometry.extrude round the y axis; angles in radians from the crown."""
    path = []
    for step in range(steps + 1):
        angle = from_angle + (to_angle - from_angle) * step / steps
        up = Vector((math.sin(angle), 0, math.cos(angle)))
        path.append((up * radius + Vector((0, y, 0)), (0, 1, 0), up))
    return path


def barrel(radius, half_angle, pans, pitch=0.61, seam=0.045, material=None, start=0.0, steps=64):
    """Standing-seam barrel vault round the y axis (origin on the axis of the vault).

    radius: to the pans; half_angle in degrees; pans of width pitch from y = start on.
    Returns the y of every seam. Modules lie on the seams, at radius + seam + 0.006.
    """
    metal = material or materials.zinc()
    limit = math.radians(half_angle)
    half = 0.005
    pan = [(half, seam - 0.004), (half, 0.006), (half + 0.004, 0.0), (pitch / 2, 0.0015),
           (pitch - half - 0.004, 0.0), (pitch - half, 0.006), (pitch - half, seam - 0.004)]
    fold = [(-0.008, seam - 0.016), (0.008, seam - 0.016), (0.010, seam - 0.013), (0.010, seam - 0.002),
            (0.007, seam), (-0.007, seam), (-0.010, seam - 0.002), (-0.010, seam - 0.013)]
    first_pan = geometry.extrude("pan", pan, arc_path(radius, -limit, limit, steps), metal)
    first_fold = geometry.extrude("seam", fold, arc_path(radius, -limit, limit, steps), metal, closed_profile=True)
    seams = [start + index * pitch for index in range(pans + 1)]
    first_pan.location.y = first_fold.location.y = start
    for y in seams[1:-1]:
        geometry.instance(first_pan, (0, y, 0))
    for y in seams[1:]:
        geometry.instance(first_fold, (0, y, 0))
    return seams


def barrel_verge(radius, half_angle, y, outward, depth=0.34, material=None):
    """The folded metal edge that finishes a barrel roof at a gable. outward: -1 or 1."""
    metal = material or materials.zinc()
    limit = math.radians(half_angle)
    s = outward
    profile = [(-0.10 * s, 0.050), (0.03 * s, 0.056), (0.036 * s, 0.050), (0.036 * s, -depth), (0.030 * s, -depth - 0.012),
               (0.0, -depth - 0.012), (0.0, 0.02), (-0.10 * s, 0.02)]
    return geometry.extrude("verge", profile, arc_path(radius, -limit, limit, 72, y), metal, 25, True)


# Ribs of a 35/207 sheet: x from one valley to the next, height, with pressed corners.
RIB = [(0.0, 0.0), (0.052, 0.0), (0.056, 0.0015), (0.0590, 0.005), (0.0800, 0.030), (0.0830, 0.0335), (0.0870, 0.035),
       (0.120, 0.035), (0.1240, 0.0335), (0.1270, 0.030), (0.1480, 0.005), (0.1510, 0.0015), (0.155, 0.0)]
RIB_PITCH, RIB_HEIGHT = 0.207, 0.035


def trapezoidal(width, length, material=None, seed=0, sheet_ribs=5, lap=7.5, screws=True):
    """A trapezoidal sheet roof over x = 0..width (across ribs), y = 0..length (down the slope).

    The origin is the height of the valleys; crests are RIB_HEIGHT above. Sheets are separate
    objects 5 ribs wide with visible side and end laps. Returns the x of every crest middle.
    """
    coat = material or materials.coated_sheet()
    steel = materials.stainless()
    washer = materials.rubber()
    dice = random.Random(seed)
    ribs = int(width / RIB_PITCH)
    profile = [(rib * RIB_PITCH + x, z) for rib in range(sheet_ribs) for x, z in RIB]
    profile.append((sheet_ribs * RIB_PITCH + 0.05, 0.0))
    rows = max(1, math.ceil(length / lap))
    sheet = None
    for column in range(math.ceil(ribs / sheet_ribs)):
        for row in range(rows):
            place = (column * sheet_ribs * RIB_PITCH, row * length / rows, (rows - row) * 0.0009 + column % 2 * 0.0009)
            place = (place[0], place[1] - (0.15 if row else 0), place[2] + dice.uniform(0, 0.0004))
            if sheet is None:
                path = geometry.straight((0, 0, 0), (0, length / rows + 0.15, 0), (1, 0, 0), steps=8)
                sheet = geometry.extrude("sheet", profile, path, coat, 30)
                sheet.location = place
            else:
                geometry.instance(sheet, place)
    crests = [rib * RIB_PITCH + 0.1035 for rib in range(ribs)]
    if screws:
        head = geometry.join("screw", [
            geometry.cylinder("washer", 0.009, 0.0022, washer, sides=16, bevel=0.0006),
            geometry.cylinder("dish", 0.008, 0.0016, steel, (0, 0, 0.002), sides=16, bevel=0.0005),
            geometry.cylinder("head", 0.0046, 0.0055, steel, (0, 0, 0.003), sides=6, bevel=0.0006)])
        head.hide_render = True
        purlins = max(2, round(length / 1.6))
        for index in range(purlins + 1):
            y = 0.12 + (length - 0.3) * index / purlins
            for rib, x in enumerate(crests):
                if index in (0, purlins) or rib % 2 == index % 2:
                    geometry.instance(head, (x + dice.uniform(-0.004, 0.004), y + dice.uniform(-0.012, 0.012), RIB_HEIGHT + 0.0018),
                                      (0, 0, dice.uniform(0, 3)))
    return crests


def screws(crests, level, start, count=4, pitch=1.5):
    """Roof screws on free crests, as seen from near: their size is known to every roofer."""
    steel, washer = materials.stainless(), materials.rubber()
    head = geometry.join("screw", [geometry.cylinder("washer", 0.009, 0.0022, washer, sides=32, bevel=0.0006),
                                   geometry.cylinder("dish", 0.008, 0.0016, steel, (0, 0, 0.002), sides=32, bevel=0.0005),
                                   geometry.cylinder("head", 0.0046, 0.0055, steel, (0, 0, 0.003), sides=6, bevel=0.0006)])
    head.hide_render = True
    for crest in crests:
        for index in range(count):
            spot = (crest + 0.003 * math.sin(crest * 40 + index), start + index * pitch + 0.006 * math.sin(crest * 91), level - 0.0006)
            geometry.instance(head, spot, (0, 0, crest * 13))


def membrane(width, length, material=None, strip=1.5, seed=0):
    """A flat TPO/PVC roof over x = 0..width, y = 0..length with welded laps every strip metres."""
    skin = material or materials.membrane()
    dice = random.Random(seed)
    for index in range(math.ceil(width / strip)):
        x = index * strip
        wide = min(strip, width - x) + 0.08
        profile = [(0, 0.0), (0.003, 0.003), (wide - 0.08, 0.003), (wide - 0.04, 0.0065), (wide - 0.001, 0.0065), (wide, 0.004)]
        # A weld is never ruler-straight: let the edge wander by a few millimetres.
        steps = max(4, int(length / 0.5))
        path = [((x + dice.uniform(-0.003, 0.003), length * s / steps, dice.uniform(0, 0.0012)), (1, 0, 0), (0, 0, 1))
                for s in range(steps + 1)]
        geometry.extrude("membrane", profile, path, skin, 50)


def dome_light(width=1.5, length=2.6, collar=0.5):
    """An opal double dome on an upstand that is dressed into profiled sheet; its origin is the height of the crests.

    collar: how far the flashing lies on the sheet round it.
    """
    coat, frame, seal = materials.coated_sheet((0.17, 0.18, 0.188)), materials.aluminium(0.40), materials.rubber()
    curb = materials.surface("upstand", (0.25, 0.253, 0.25), 0.6, variation=0.12, blotch=1.5, grain=60, bump=0.12, streaks=0.45, dirt=0.3)
    graph = Graph("opal")
    m, place = graph.math, graph.place()
    high = graph.node("ShaderNodeSeparateXYZ", Vector=graph.nodes.new("ShaderNodeTexCoord").outputs["Generated"]).outputs["Z"]
    film = m("MULTIPLY", graph.smooth(graph.noise(graph.scaled(place, (3, 3, 3)), 1.0, 7, 0.7), 0.36, 0.72, 0.06, 0.5), graph.smooth(high, 1.0, 0.55, 0.5, 1.0))
    film = m("MAXIMUM", film, m("MULTIPLY", graph.smooth(high, 0.66, 0.55), 0.5))
    shade = graph.mix(film, (0.43, 0.465, 0.47), (0.22, 0.205, 0.17))
    graph.set(Base_Color=shade, Roughness=m("ADD", 0.10, m("MULTIPLY", film, 0.5)), Specular=0.6)
    through = graph.node("ShaderNodeBsdfTranslucent", Color=shade)
    both = graph.node("ShaderNodeMixShader", Fac=0.35)
    graph.links.new(graph.shader.outputs[0], both.inputs[1])
    graph.links.new(through.outputs[0], both.inputs[2])
    graph.links.new(both.outputs[0], graph.output.inputs["Surface"])

    def bulge(u, v, lift=0.0):
        round_ = (1 - abs(2 * u - 1) ** 2.6) * (1 - abs(2 * v - 1) ** 4.5)
        return ((u - 0.5) * (width + 0.02), (v - 0.5) * (length + 0.02), 0.375 + lift + 0.30 * max(0.0, round_) ** 0.6)
    parts = [geometry.box("collar", (width + 2 * collar, length + 2 * collar, 0.003), coat, (0, 0, 0.006), bevel=0.001),
             geometry.extrude("curb", [(0.10, 0.0), (0.0, 0.02), (-0.03, 0.31), (-0.03, 0.33)], [((s * width / 2, t * length / 2, 0.006), (s, t, 0), (0, 0, 1)) for s, t in ((1, -1), (1, 1), (-1, 1), (-1, -1), (1, -1))], curb, 25),
             geometry.surface_grid("dome", bulge, 40, 56, graph.material)]
    for s, t, size in ((1, 0, (0.07, length + 0.10, 0.05)), (-1, 0, (0.07, length + 0.10, 0.05)), (0, 1, (width + 0.10, 0.07, 0.05)), (0, -1, (width + 0.10, 0.07, 0.05))):
        parts += [geometry.box("frame", size, frame, (s * width / 2, t * length / 2, 0.36), bevel=0.006), geometry.box("seal", tuple(c - 0.012 if c > 0.06 else 0.014 for c in size), seal, (s * width / 2, t * length / 2, 0.328), bevel=0.002)]
    for x in (-0.28, 0.28):
        parts.append(geometry.box("hinge", (0.12, 0.05, 0.05), frame, (x * width, length / 2 + 0.05, 0.35), bevel=0.006))
    for turn in range(4):
        parts.append(geometry.cylinder("clip", 0.018, 0.010, materials.stainless(), ((-1) ** turn * width * 0.38, (-1 if turn < 2 else 1) * length / 2, 0.385), sides=12))
    return geometry.join("dome light", parts)
