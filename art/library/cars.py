"""Parked cars, from five metres on, and lorry trailers for the middle distance and beyond."""
import math

import numpy as np
from mathutils import Vector

from . import car_bodies, geometry, materials
from .nodes import Graph

CARS = car_bodies.PLANS
SPOKES = {"hatchback": 5, "estate": 10, "suv": 7, "van": 6, "saloon": 9}


# --- materials --------------------------------------------------------------------------

def lacquer(name, color, plan, flake=0.0):
    """Car paint under clear coat: road film along the sills, spray behind the wheels and on the tail, dust on what faces up.

    From behind it is the dark lining of the car. flake: share of metal in it.
    """
    graph = Graph(name)
    split = graph.node("ShaderNodeSeparateXYZ")
    graph.links.new(graph.nodes.new("ShaderNodeTexCoord").outputs["Object"], split.inputs[0])
    x, z = split.outputs["X"], split.outputs["Z"]
    place = graph.place()
    cloud, fine = graph.noise(place, 3.2, 6, 0.65), graph.noise(graph.scaled(place, (5, 5, 16)), 1.6, 5, 0.7)
    film = graph.math("MULTIPLY", graph.smooth(z, 0.78, 0.22), graph.smooth(cloud, 0.25, 0.75, 0.15, 0.85))
    for axle in car_bodies.axles(plan):
        behind = graph.smooth(graph.math("ABSOLUTE", graph.math("SUBTRACT", x, axle - plan["tyre"] - 0.16)), 0.32, 0.02)
        spray = graph.math("MULTIPLY", graph.math("MULTIPLY", behind, graph.smooth(z, 0.85, 0.35)), graph.smooth(fine, 0.35, 0.6))
        film = graph.math("MAXIMUM", film, graph.math("MULTIPLY", spray, 0.9))
    tail = graph.math("MULTIPLY", graph.smooth(x, -plan["length"] / 2 + 0.22, -plan["length"] / 2 + 0.03), graph.smooth(z, 1.05, 0.5, 0.0, 0.42))
    film = graph.math("MAXIMUM", film, graph.math("MULTIPLY", tail, graph.smooth(fine, 0.3, 0.7, 0.3, 1.0)))
    salt = graph.smooth(graph.noise(place, 9.0, 7, 0.75), 0.58, 0.80, 0.0, 0.12)
    dirt = graph.math("MULTIPLY", graph.math("MINIMUM", graph.math("ADD", film, graph.math("MULTIPLY", salt, 0.30)), 1.0), 0.48)
    shade = graph.mix(dirt, color, (0.105, 0.095, 0.080))
    rough = graph.math("ADD", graph.smooth(cloud, 0.3, 0.7, 0.30, 0.40), graph.math("MULTIPLY", dirt, 0.35))
    graph.set(Base_Color=shade, Roughness=rough, Metallic=graph.math("MULTIPLY", graph.math("SUBTRACT", 1.0, dirt), flake), Specular=0.3)
    # Principled's own clear coat mirrors a quarter of what lacquer does.
    gloss = graph.node("ShaderNodeBsdfGlossy", Roughness=graph.math("ADD", graph.smooth(cloud, 0.3, 0.7, 0.012, 0.045), graph.math("MULTIPLY", dirt, 0.4)))
    coat = graph.node("ShaderNodeMixShader", Fac=graph.math("MULTIPLY", graph.sheen(1.52), graph.math("SUBTRACT", 1.0, dirt)))
    graph.links.new(graph.shader.outputs[0], coat.inputs[1])
    graph.links.new(gloss.outputs[0], coat.inputs[2])
    lining = graph.node("ShaderNodeBsdfDiffuse", Color=(0.022, 0.022, 0.024, 1.0))
    blend = graph.node("ShaderNodeMixShader", Fac=graph.nodes.new("ShaderNodeNewGeometry").outputs["Backfacing"])
    graph.links.new(coat.outputs[0], blend.inputs[1])
    graph.links.new(lining.outputs[0], blend.inputs[2])
    graph.links.new(blend.outputs[0], graph.output.inputs["Surface"])
    return graph.material


def lens(name, tint):
    """A clear or coloured cover: light passes, the sky mirrors in it."""
    material = materials.glass(tint)
    material.name = name
    return material


def reflector(name, color):
    """What lies under a lamp's cover: bright metal with fine ribs."""
    graph = Graph(name)
    bands = graph.node("ShaderNodeTexWave", {"bands_direction": "Z"}, Scale=11.0, Distortion=0.0)
    graph.links.new(graph.nodes.new("ShaderNodeTexCoord").outputs["Object"], bands.inputs["Vector"])
    shade = graph.mix(graph.smooth(bands.outputs["Fac"], 0.25, 0.6), tuple(c * 0.5 for c in color), color)
    graph.set(Base_Color=shade, Roughness=0.28, Metallic=0.55, Normal=graph.bump(bands.outputs["Fac"], 0.6, 0.006))
    return graph.material


_settings = {}


def shared():
    """Materials that all cars have in common."""
    if "dark" not in _settings:
        grain = {"variation": 0.15, "blotch": 3.0, "grain": 220, "bump": 0.12, "depth": 0.0003}
        _settings.update({
            "dark": materials.surface("bumper plastic", (0.020, 0.020, 0.021), 0.55, dirt=0.30, **grain),
            "gap": materials.plastic("gap", (0.002, 0.002, 0.002), 0.9), "frit": materials.plastic("black trim", (0.006, 0.006, 0.007), 0.16),
            "glass": lens("front pane", (0.74, 0.79, 0.77)), "privacy": lens("rear pane", (0.46, 0.50, 0.49)),
            "tail": lens("tail lens", (0.85, 0.05, 0.035)), "head": lens("head lens", (0.93, 0.94, 0.94)),
            "tail bucket": reflector("tail bucket", (0.80, 0.30, 0.24)), "head bucket": reflector("head bucket", (0.75, 0.76, 0.78)),
            "grille": materials.plastic("grille", (0.006, 0.006, 0.006), 0.5), "reflector": materials.paint("red reflector", (0.28, 0.012, 0.008), 0.15, coat=1.0),
            "lining": materials.surface("lining", (0.020, 0.020, 0.022), 0.9, bump=0.0), "cloth": materials.surface("seat", (0.085, 0.083, 0.082), 0.85, variation=0.15, bump=0.0),
            "trim": materials.plastic("inner trim", (0.014, 0.014, 0.015), 0.55), "chrome": materials.stainless(), "plate": materials.paint("plate", (0.60, 0.60, 0.57), 0.4, dirt=0.25),
            "tyre": materials.surface("tyre", (0.017, 0.017, 0.018), 0.80, variation=0.25, grain=120, bump=0.3, depth=0.001, dirt=0.35),
            "rim": materials.surface("rim", (0.50, 0.51, 0.52), 0.34, 0.7, variation=0.1, grain=90, dirt=0.30), "brake": materials.surface("brake", (0.17, 0.16, 0.15), 0.45, 0.9)})
    return _settings


# --- body -------------------------------------------------------------------------------

def both_sides(skin, plan, paint):
    """The skin and its mirror image as one mesh object, with the normals of its vertices."""
    look = shared()
    kinds = ["paint", "dark", "gap", "frit", "glass", "privacy", "tail", "head", "tail bucket", "head bucket", "grille", "reflector"]
    privacy = 0.02 if plan["height"] > 1.45 else -9.0      # darker glass behind this place; a saloon has none
    middle = skin.middles()
    layers = [("", 0.0, ~np.isin(skin.tags, ("arch", "glass", "grille"))), ("", -0.005, skin.tags == "glass"), ("", -0.022, skin.tags == "grille"),
              ("tail bucket", -0.028, skin.tags == "tail"), ("head bucket", -0.045, skin.tags == "head")]
    places, normals, faces, slots = [], [], [], []
    start = 0
    for tag, shift, chosen in layers:
        used, index = np.unique(skin.faces[chosen], return_inverse=True)
        index = index.reshape(-1, 14)
        point, normal = skin.points[used, :3] + skin.points[used, 3:6] * shift, skin.points[used, 3:6]
        for side in (1, -1):
            places.append(point * (1, side, 1))
            normals.append(normal * (1, side, 1))
            for row, number in zip(index, np.nonzero(chosen)[0]):
                ring = [start + corner for corner in row[:skin.sizes[number]]]
                faces.append(ring[::side])
                name = tag or str(skin.tags[number])
                slots.append(kinds.index("privacy" if name == "glass" and middle[number, 0] < privacy else name))
            start += len(used)
    # The flange of a wheel arch turns inwards.
    for a, b in edges_of_arches(skin):
        for side in (1, -1):
            ends = [skin.points[corner, :3] * (1, side, 1) for corner in (a, b)]
            places.append(np.array([ends[0], ends[1], ends[1] - (0, side * 0.06, 0), ends[0] - (0, side * 0.06, 0)]))
            normals.append(np.zeros((4, 3)))
            faces.append([start, start + 1, start + 2, start + 3])
            slots.append(kinds.index("dark"))
            start += 4
    mesh = geometry.mesh_from("skin", np.concatenate(places), faces, smooth=True)
    mesh.polygons.foreach_set("material_index", slots)
    for key in kinds:
        mesh.materials.append(paint if key == "paint" else look[key])
    return geometry.link(mesh, None, "skin"), np.concatenate(normals)


def edges_of_arches(skin):
    owners = {}
    for number in np.nonzero(skin.points[skin.faces[:, 0], 2] < 1.1)[0]:
        ring = skin.faces[number, :skin.sizes[number]]
        for a, b in zip(ring, np.roll(ring, -1)):
            owners.setdefault((min(a, b), max(a, b)), []).append(skin.tags[number] == "arch")
    return [edge for edge, kinds in owners.items() if len(kinds) == 2 and kinds[0] != kinds[1]]


def spot(skin, s, t, lift=0.0, side=1):
    """The place on the skin that is nearest to the parameters s and t."""
    best = skin.points[np.argmin((skin.points[:, 6] - s) ** 2 + (skin.points[:, 7] - t) ** 2 * 4)]
    x, y, z = best[:3] + best[3:6] * lift
    return Vector((x, side * y, z))


def flank(skin, x, z):
    """The side wall at x and z."""
    side = skin.points[(skin.points[:, 6] > 3) & (skin.points[:, 6] < 10)]
    return side[np.argmin((side[:, 0] - x) ** 2 + (side[:, 2] - z) ** 2)]


# --- parts ------------------------------------------------------------------------------

def wheel(plan, spokes, x, side):
    """Tyre with a bulged wall, alloy spokes in front of a brake disc."""
    look, radius, rim = shared(), plan["tyre"], plan["tyre"] * 0.665
    place, turn = Vector((x, side * (plan["width"] / 2 - 0.235), radius)), (-side * math.pi / 2, 0, 0)
    tyre = [(rim, 0.0), (rim + 0.03, -0.006), (radius - 0.03, 0.004), (radius - 0.006, 0.022), (radius, 0.05), (radius, 0.150), (radius - 0.006, 0.180), (radius - 0.012, 0.190),
            (radius - 0.03, 0.204), (rim + 0.045, 0.211), (rim + 0.02, 0.206), (rim + 0.004, 0.196), (rim - 0.004, 0.186), (rim - 0.006, 0.002)]
    well = [(rim - 0.012, 0.02), (rim - 0.016, 0.178), (rim - 0.003, 0.194), (rim + 0.005, 0.198), (rim + 0.004, 0.190), (rim - 0.006, 0.02)]
    parts = [geometry.lathe("tyre", tyre, look["tyre"], place, turn, 56), geometry.lathe("well", well, look["rim"], place, turn, 48),
             geometry.cylinder("back", rim - 0.02, 0.03, look["gap"], place, turn, bevel=0), geometry.lathe("brake", [(0.05, 0.10), (rim * 0.70, 0.10), (rim * 0.70, 0.122), (0.05, 0.122)], look["brake"], place, turn),
             geometry.lathe("hub", [(0.075, 0.13), (0.070, 0.165), (0.040, 0.178), (0.012, 0.180)], look["rim"], place, turn, 24)]
    for spoke in range(spokes):
        a = 2 * math.pi * (spoke + 0.25) / spokes
        reach = (rim + 0.03) / 2
        middle = Vector((x + reach * math.cos(a), place.y + side * 0.164, radius + reach * math.sin(a)))
        parts.append(geometry.box("spoke", (rim - 0.045, 0.026, 0.30 / (spokes + 2.5)), look["rim"], middle, (0, -a, 0), 0.008))
    # The dark tub round the wheel; lathe() closes both ends, so both lie at its back. It ends at the sill, not on the road.
    tub = geometry.lathe("tub", [(0.02, -0.26), (radius + 0.075, -0.25), (radius + 0.075, 0.15), (radius + 0.055, 0.23), (radius + 0.050, 0.23), (radius + 0.070, 0.15), (radius + 0.070, -0.24), (0.02, -0.25)], look["gap"], place - Vector((0, side * 0.055, 0)), turn, 40)
    lowest = radius - plan["clear"] - 0.06
    for vertex in tub.data.vertices:
        vertex.co.y = side * min(side * vertex.co.y, lowest)
    parts.append(tub)
    return parts


def seat(x, y, z, tall, wide=0.47, rests=(0.0,)):
    look = shared()
    parts = [geometry.box("cushion", (0.50, wide, 0.16), look["cloth"], (x + 0.22, y, z), (0, -0.10, 0), 0.05, 3),
             geometry.box("rest", (0.14, wide, tall), look["cloth"], (x - 0.08, y, z + tall / 2 + 0.02), (0, -0.24, 0), 0.055, 4)]
    for off in rests:
        parts.append(geometry.box("headrest", (0.10, 0.25, 0.17), look["cloth"], (x - 0.08 - tall * 0.19, y + off, z + tall + 0.12), (0, -0.16, 0), 0.045, 4))
        for bar in (-0.05, 0.05):
            parts.append(geometry.tube("bar", [(x - 0.08 - tall * 0.16, y + off + bar, z + tall - 0.02), (x - 0.08 - tall * 0.185, y + off + bar, z + tall + 0.08)], 0.006, look["chrome"], resolution=1))
    return parts


def interior(plan):
    """Floor, seats, dashboard, steering wheel: what shows through the panes."""
    look, half, nose = shared(), plan["width"] / 2, plan["length"] / 2
    floor, belt, cowl = plan["clear"] + 0.10, plan["belt"][1], nose - plan["cowl"]
    boxy, low = plan["height"] > 1.8, plan["belt"][1] - 0.56
    row = cowl - 1.42 if not boxy else cowl - 1.25
    parts = [geometry.box("floor", (plan["length"] - 0.5, 2 * half - 0.55, 0.10), look["lining"], (0, 0, floor), bevel=0.02),
             geometry.box("dashboard", (0.52, 2 * half - 0.34, 0.26), look["trim"], (cowl - 0.34, 0, belt - 0.15), (0, 0.06, 0), 0.07, 4),
             geometry.box("cluster", (0.10, 0.34, 0.09), look["trim"], (cowl - 0.56, 0.37, belt - 0.01), bevel=0.03),
             geometry.box("mirror", (0.03, 0.22, 0.06), look["trim"], (nose - plan["header"] + 0.06, 0, plan["height"] - 0.19), bevel=0.02)]
    ring = geometry.tube("wheel", [(0.185 * math.cos(a), 0.185 * math.sin(a), 0) for a in (index * math.pi / 18 for index in range(36))], 0.015, look["trim"], closed=True)
    spokes = geometry.box("spoke", (0.07, 0.34, 0.03), look["trim"], bevel=0.01)
    for part in (ring, spokes):
        part.location, part.rotation_euler = (cowl - 0.74, 0.37, belt - 0.03), (0, -1.15, 0)
        parts.append(part)
    for y in (-0.37, 0.37):
        parts += seat(row, y, low, 0.58)
    if boxy:
        parts.append(geometry.box("bulkhead", (0.04, 2 * half - 0.26, plan["height"] - 0.55), look["lining"], (row - 0.36, 0, plan["height"] / 2 + 0.12), bevel=0.02))
        return parts
    back = row - 0.86
    parts += seat(back, 0.0, low + 0.02, 0.56, 2 * half - 0.50, (-0.42, 0.42))
    tail = -nose + plan["tail"][0] + 0.10
    parts.append(geometry.box("shelf", (back - 0.24 - tail, 2 * half - 0.36, 0.03), look["lining"], ((back - 0.24 + tail) / 2, 0, plan["belt"][0] - 0.045), bevel=0.01))
    return parts


def fittings(kind, skin, plan, paint):
    """Mirrors, handles, plates, wipers, aerial, rails, spoiler, exhaust."""
    look, half, nose = shared(), plan["width"] / 2, plan["length"] / 2
    boxy, saloon, parts = plan["height"] > 1.8, kind == "saloon", []
    pillar = spot(skin, 9.75, 8.0)
    posts = plan["posts"] or (0.10,)
    for side in (-1, 1):
        shell = geometry.box("mirror", (0.12, 0.18, 0.13 if not boxy else 0.25), paint, (pillar.x - 0.24, side * (half + 0.035), pillar.z + 0.10), (0, 0, side * 0.22), 0.045, 4)
        face = geometry.box("mirror glass", (0.01, 0.145, 0.095 if not boxy else 0.21), look["chrome"], (pillar.x - 0.301, side * (half + 0.042), pillar.z + 0.10), (0, 0, side * 0.10), 0.004)
        foot = geometry.box("mirror foot", (0.08, 0.16, 0.035), look["dark"], (pillar.x - 0.22, side * (half - 0.03), pillar.z + 0.035), bevel=0.012)
        parts += [shell, face, foot]
        for post in posts:
            x, z = post + 0.15, plan["belt"][1] - 0.105
            wall = flank(skin, x, z)
            parts += [geometry.box("recess", (0.11, 0.006, 0.045), look["frit"], (x, side * wall[1], z), bevel=0.002),
                      geometry.box("handle", (0.20, 0.022, 0.026), paint, (x, side * (wall[1] + 0.022), z + 0.004), bevel=0.009, segments=3)]
    low = spot(skin, 0, 5.5 if not boxy else 5.35)
    parts += [geometry.box("plate bed", (0.012, 0.55, 0.135), look["frit"], low - Vector((0.002, 0, 0)), bevel=0.005), geometry.box("plate", (0.012, 0.52, 0.11), look["plate"], low - Vector((0.010, 0, 0)), bevel=0.004),
              geometry.box("plate", (0.012, 0.52, 0.11), look["plate"], spot(skin, 13, 3.4) + Vector((0.012, 0, 0)), bevel=0.004),
              geometry.cylinder("badge", 0.042, 0.008, look["chrome"], spot(skin, 0, 6.45), (0, -math.pi / 2, 0), bevel=0.003),
              geometry.box("grip", (0.02, 0.46, 0.022), look["chrome" if kind != "van" else "dark"], low + Vector((-0.012, 0, 0.105)), bevel=0.006)]
    if not saloon:
        parts.append(geometry.tube("wiper", [spot(skin, 0.1, 8.14, 0.012), spot(skin, 0.6, 8.18, 0.016, -1), spot(skin, 1.6, 8.30, 0.014, -1)], 0.008, look["gap"], resolution=1))
        parts.append(geometry.cylinder("pivot", 0.022, 0.03, look["gap"], spot(skin, 0.1, 8.08), (0, -math.pi / 2, 0), bevel=0.006))
    for first, last in ((0.6, 1.9), (-0.75, 0.5)):
        ends = [spot(skin, 13 - abs(share), 8.16 + 0.10 * abs(share - first), 0.014, 1 if share > 0 else -1) for share in (first, (first + last) / 2, last)]
        parts.append(geometry.tube("wiper", ends, 0.008, look["gap"], resolution=1))
    brow = spot(skin, 0, 9.0)
    if not saloon and not boxy:
        parts += [geometry.box("spoiler", (0.20, 2 * plan["roof"] - 0.16, 0.028), paint, brow + Vector((0.0, 0, 0.022)), (0, 0.10, 0), 0.012, 3),
                  geometry.box("stop lamp", (0.012, 0.26, 0.016), look["reflector"], brow + Vector((-0.098, 0, 0.010)), bevel=0.004)]
    fin = spot(skin, 0, 11) + Vector((0.05, 0, 0.018))
    parts.append(geometry.box("aerial", (0.13, 0.030, 0.055), look["frit"], fin, (0, -0.30, 0), 0.016, 3))
    if kind in ("estate", "suv"):
        for side in (-1, 1):
            rail = [spot(skin, s, 9.25, 0.045 if 3.9 < s < 8.9 else 0.004, side) for s in (3.4, 4.0, 5, 6, 7, 8, 8.8, 9.3)]
            parts.append(geometry.tube("rail", rail, 0.016, look["chrome" if kind == "estate" else "frit"], smooth=True))
    parts.append(geometry.tube("exhaust", [(-nose + 0.5, -0.45, 0.27), (-nose + 0.03, -0.45, 0.265)], 0.03, look["brake"]))
    parts.append(geometry.box("underbody", (plan["length"] - 0.9, 2 * half - 0.5, 0.12), look["gap"], (0, 0, plan["clear"] + 0.08), bevel=0.03))
    return parts


_models = {}


def car(kind="hatchback", color=(0.25, 0.26, 0.27), electric=True, flake=None):
    """A car in daily use, its front towards +x, on z = 0. flake: share of metal in the paint; without it greys have some."""
    plan = CARS[kind]
    spread = max(color) - min(color)
    coat = lacquer(f"car {kind}", color, plan, flake if flake is not None else (0.35 if spread < 0.04 and 0.06 < max(color) < 0.45 else 0.0))
    if kind in _models:
        # Another colour of the same model needs no second construction.
        mesh = _models[kind].copy()
        mesh.materials[0] = coat
        return geometry.link(mesh, None, f"car {kind}")
    skin = car_bodies.finished(kind)
    body, normals = both_sides(skin, plan, coat)
    parts = [body, *interior(plan), *fittings(kind, skin, plan, coat)]
    for x in car_bodies.axles(plan):
        for side in (-1, 1):
            parts += wheel(plan, SPOKES[kind], x, side)
    whole = geometry.join(f"car {kind}", parts)
    # The cuts leave slivers: the skin is shaded as it was before. Zero leaves all other parts as they are.
    given = np.zeros((len(whole.data.vertices), 3))
    given[:len(normals)] = normals
    whole.data.normals_split_custom_set_from_vertices(given.tolist())
    _models[kind] = whole.data
    return whole


def trailer(color=(0.55, 0.55, 0.54)):
    """A lorry trailer 13.6 m long, its rear at x = 0, its front towards -x, for distant views."""
    skin, dark, rubber_ = materials.paint("trailer", color, 0.4, dirt=0.25), materials.black_aluminium(), materials.rubber()
    parts = [geometry.box("body", (13.6, 2.55, 2.75), skin, (-6.8, 0, 2.45), bevel=0.03),
             geometry.box("chassis", (13.0, 0.9, 0.22), dark, (-6.8, 0, 0.96), bevel=0.02)]
    for x in (-1.6, -2.9, -4.2):
        for side in (-1, 1):
            parts.append(geometry.cylinder("wheel", 0.5, 0.36, rubber_, (x, side * 1.22, 0.5), (side * math.pi / 2, 0, 0), sides=28, bevel=0.04))
    for side in (-1, 1):
        parts.append(geometry.box("side guard", (4.6, 0.05, 0.42), dark, (-7.6, side * 1.2, 0.72), bevel=0.01))
        parts.append(geometry.box("leg", (0.12, 0.12, 1.0), dark, (-11.2, side * 0.6, 0.5), bevel=0.01))
    return geometry.join("trailer", parts)
