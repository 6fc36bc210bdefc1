"""What the studio and close-up scenes share: sweep, aimed lamps, cables, plugs, hooks, stools."""
import math

from mathutils import Vector

from . import geometry, materials
from .nodes import Graph


def aim(lamp, location, target):
    """Moves a lamp and turns it towards a point."""
    lamp.location = location
    lamp.rotation_euler = (Vector(target) - Vector(location)).to_track_quat("-Z", "Y").to_euler()


def cove(color=(0.42, 0.425, 0.43), near=-6.0, far=3.2, bend=2.0, turn=0.0):
    """A painted sweep without a horizon, with the faint marks of use every studio floor has."""
    skin = materials.surface("cove", color, 0.6, specular=0.3, variation=0.035, blotch=0.9, grain=180,
                             bump=0.06, depth=0.0004, dirt=0.025)
    curve = [math.pi / 2 * i / 24 for i in range(1, 25)]
    profile = [(near, 0.0), (far, 0.0), *((far + bend * math.sin(a), bend - bend * math.cos(a)) for a in curve), (far + bend, 8.0)]
    sweep = geometry.extrude("cove", profile, geometry.straight((-30, 0, 0), (30, 0, 0), (0, 1, 0)), skin, 60)
    sweep.rotation_euler = (0, 0, turn)
    return sweep


def soften(entity, width=0.0008):
    """Rounds the hard edges of an extruded part."""
    rounding = entity.modifiers.new("bevel", "BEVEL")
    rounding.width, rounding.segments, rounding.limit_method = width, 3, "ANGLE"
    rounding.angle_limit = math.radians(40)
    return entity


def hexagon_bolt(location, rotation=(0, 0, 0), size=0.0065, head=0.0055, flange=True, thread=0.0):
    """A hexagon head or nut on its washer face along local +z; thread: free end above it."""
    steel = materials.stainless()
    parts = [geometry.cylinder("nut", size, head, steel, (0, 0, 0.0012), sides=6, bevel=size * 0.10)]
    if flange:
        parts.append(geometry.cylinder("flange", size * 1.32, 0.0020, steel, sides=40, bevel=0.0006))
    if thread > 0:
        rings = [(size * (0.60 if index % 2 else 0.54), head + 0.0012 + index * 0.00062) for index in range(int(thread / 0.00062))]
        parts.append(geometry.lathe("thread", rings, steel))
    whole = geometry.join("bolt", parts)
    whole.location, whole.rotation_euler = location, rotation
    return whole


# --- the module seen close --------------------------------------------------------------

def emboss(sheet, strength=0.7, pitch=0.0011, depth=0.00022):
    """Adds the fine pressed texture of the matte front, which only a close view resolves."""
    material = sheet.data.materials[0]
    nodes, links = material.node_tree.nodes, material.node_tree.links
    place = nodes.new("ShaderNodeTexCoord").outputs["UV"]
    grain = nodes.new("ShaderNodeTexVoronoi")
    grain.feature, grain.voronoi_dimensions = "SMOOTH_F1", "2D"
    grain.inputs["Scale"].default_value, grain.inputs["Randomness"].default_value = 1 / pitch, 0.8
    links.new(place, grain.inputs["Vector"])
    bump = nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = strength, depth
    links.new(grain.outputs["Distance"], bump.inputs["Height"])
    shader = nodes["Principled BSDF"]
    links.new(shader.inputs["Normal"].links[0].from_socket, bump.inputs["Normal"])
    links.new(bump.outputs[0], shader.inputs["Normal"])


def composite(threads=180.0):
    """The composite back: fibre cloth in a matrix, its weave showing as a fine checker."""
    graph = Graph("composite")
    place = graph.place("uv")
    weave = graph.node("ShaderNodeTexChecker", Scale=threads)
    graph.links.new(place, weave.inputs["Vector"])
    soft = graph.noise(place, 14, 4)
    shade = graph.mix(weave.outputs["Fac"], (0.50, 0.51, 0.505), (0.60, 0.61, 0.60))
    shade = graph.node("ShaderNodeHueSaturation", Color=shade, Value=graph.smooth(soft, 0.3, 0.7, 0.9, 1.06, "LINEAR")).outputs[0]
    graph.set(Base_Color=shade, Roughness=0.5, Specular=0.3, Normal=graph.bump(weave.outputs["Fac"], 0.5, 0.0003))
    return graph.material


def reframe(sheet, metal):
    """Gives the frame of a module another metal: the slot after face and rim."""
    sheet.data.materials[2] = metal


# --- electrics ------------------------------------------------------------------------

def cable(points, radius=0.0029, color=(0.013, 0.013, 0.014)):
    """Round solar cable that hangs and bends in curves."""
    return geometry.tube("cable", points, radius, materials.plastic("cable", color, 0.5), smooth=True, resolution=5)


def connector(location, turn=0.0, lean=0.0, pin=True):
    """A weatherproof plug, 75 mm long, along local +x; the cable enters at its origin."""
    black, seal = materials.plastic("connector", (0.014, 0.014, 0.015), 0.38), materials.rubber()
    along = (0, math.pi / 2, 0)
    nut = [(0.0045, 0.0), (0.0080, 0.001), (0.0090, 0.004), (0.0090, 0.018), (0.0082, 0.0195), (0.0070, 0.020)]
    parts = [geometry.lathe("nut", nut, black, (0, 0, 0), along, 12),
             geometry.lathe("body", [(0.0078, 0.020), (0.0084, 0.021), (0.0084, 0.044), (0.0078, 0.046)], black, (0, 0, 0), along),
             geometry.cylinder("seal", 0.0066, 0.004, seal, (0.045, 0, 0), along)]
    if pin:
        parts.append(geometry.cylinder("sleeve", 0.0060, 0.028, black, (0.047, 0, 0), along, bevel=0.0008))
    else:
        parts.append(geometry.lathe("socket", [(0.0084, 0.046), (0.0084, 0.074), (0.0078, 0.0750), (0.0060, 0.0750), (0.0058, 0.06)], black, (0, 0, 0), along))
    for side in (-1, 1):
        # The two latches stand a little off the body.
        parts.append(geometry.box("latch", (0.026, 0.0022, 0.0055), black, (0.055, side * 0.0085, 0), (0, 0, -side * 0.03), 0.0007))
        parts.append(geometry.box("grip", (0.014, 0.0016, 0.0080), black, (0.033, side * 0.0086, 0), bevel=0.0006))
    whole = geometry.rounded(geometry.join("connector", parts))
    whole.location, whole.rotation_euler = location, (0, lean, turn)
    return whole


# --- furniture ------------------------------------------------------------------------

def stool(location=(0, 0, 0), turn=0.0, height=0.48, color=(0.36, 0.23, 0.12)):
    """A turned wooden workshop stool."""
    wood = materials.wood(color, rough=0.5)
    seat = [(0.10, height - 0.034), (0.166, height - 0.032), (0.172, height - 0.026), (0.172, height - 0.012), (0.164, height - 0.002), (0.12, height), (0.05, height - 0.004), (0.001, height - 0.005)]
    parts = [geometry.lathe("seat", seat, wood, sides=64)]
    for index in range(4):
        angle = math.pi / 4 + index * math.pi / 2
        top, foot = Vector((math.cos(angle) * 0.10, math.sin(angle) * 0.10, height - 0.03)), Vector((math.cos(angle) * 0.17, math.sin(angle) * 0.17, 0.0))
        leg = geometry.cylinder("leg", 0.011, (top - foot).length, wood, foot, top_radius=0.016, sides=24)
        leg.rotation_euler = (top - foot).to_track_quat("Z", "Y").to_euler()
        parts.append(leg)
        following = angle + math.pi / 2
        level = 0.15 + 0.04 * (index % 2)
        reach = 0.17 - 0.07 * level / height
        parts.append(geometry.tube("rung", [(math.cos(angle) * reach, math.sin(angle) * reach, level), (math.cos(following) * reach, math.sin(following) * reach, level)], 0.008, wood))
    whole = geometry.join("stool", parts)
    whole.location, whole.rotation_euler = location, (0, 0, turn)
    return whole


# --- the kits ---------------------------------------------------------------------------

def earthed_plug(location=(0, 0, 0), turn=0.0):
    """A round European mains plug lying on its side, pins along +x, cable at its origin."""
    black, brass = materials.plastic("plug", (0.016, 0.016, 0.017), 0.42), materials.stainless()
    along = (0, math.pi / 2, 0)
    body = [(0.0046, -0.030), (0.0060, -0.026), (0.0064, 0.0), (0.0110, 0.006), (0.0165, 0.014), (0.0178, 0.020), (0.0182, 0.036),
            (0.0186, 0.0375), (0.0186, 0.0440), (0.0180, 0.0450)]
    parts = [geometry.lathe("body", body, black, (0, 0, 0.0190), along, 48)]
    for rib in range(5):
        parts.append(geometry.lathe("relief", [(0.0050, -0.027 + rib * 0.005), (0.0064, -0.0262 + rib * 0.005), (0.0064, -0.0245 + rib * 0.005), (0.0050, -0.0238 + rib * 0.005)],
                                    black, (0, 0, 0.0190), along, 24))
    for side in (-1, 1):
        parts.append(geometry.lathe("pin", [(0.0024, 0.040), (0.0024, 0.0625), (0.0020, 0.0638), (0.0009, 0.0643)], brass, (0, side * 0.0095, 0.0190), along, 24))
    whole = geometry.join("plug", parts)
    whole.location, whole.rotation_euler = location, (0, 0, turn)
    return whole


def railing_hook(location=(0, 0, 0), rotation=(0, 0, 0)):
    """A stainless strap bent over a handrail, with its slot, clamping screw and knob."""
    steel, black = materials.stainless(), materials.plastic("knob", (0.014, 0.014, 0.015), 0.45)
    radius, reach = 0.028, 0.16
    path = [(Vector((0, -radius, -reach + reach * s / 4)), (1, 0, 0), (0, -1, 0)) for s in range(5)]
    path += [(Vector((0, -radius * math.cos(a), radius * math.sin(a))), (1, 0, 0), (0, -math.cos(a), math.sin(a))) for a in [math.pi * s / 20 for s in range(1, 21)]]
    path += [(Vector((0, radius, -0.07 * s / 3)), (1, 0, 0), (0, 1, 0)) for s in range(1, 4)]
    strap = geometry.extrude("strap", [(-0.015, 0), (0.015, 0), (0.015, 0.003), (-0.015, 0.003)], path, steel, 30, True)
    along = (math.pi / 2, 0, 0)
    parts = [soften(strap, 0.0007),
             geometry.cylinder("screw", 0.003, 0.075, steel, (0, 0.045, -0.048), along, sides=20),
             geometry.lathe("knob", [(0.006, 0), (0.012, 0.002), (0.0135, 0.005), (0.0135, 0.011), (0.012, 0.014), (0.004, 0.015)], black, (0, 0.060, -0.048), along, 12),
             geometry.cylinder("pad", 0.0085, 0.004, materials.rubber(), (0, -0.020, -0.048), along, sides=24)]
    whole = geometry.join("hook", parts)
    whole.location, whole.rotation_euler = location, rotation
    return whole


def inverter(location=(0, 0, 0), turn=0.0):
    """A flat cast micro-inverter with cooling ribs, lying down; leads leave at -y."""
    metal, black = materials.surface("cast", (0.10, 0.103, 0.107), 0.46, 0.85, variation=0.08, grain=300, bump=0.18, depth=0.0003), materials.plastic("gland", (0.014, 0.014, 0.015), 0.45)
    parts = [geometry.box("case", (0.25, 0.17, 0.026), metal, (0, 0, 0.015), bevel=0.007, segments=4)]
    for index in range(15):
        parts.append(geometry.box("rib", (0.0035, 0.13, 0.007), metal, (-0.098 + index * 0.014, 0.0, 0.0305), bevel=0.0012))
    for side in (-1, 1):
        parts.append(geometry.box("ear", (0.032, 0.040, 0.0035), metal, (side * 0.136, 0.0, 0.004), bevel=0.0012))
        parts.append(geometry.cylinder("hole", 0.0042, 0.0003, black, (side * 0.142, 0.0, 0.0057), sides=24, bevel=0.0001))
    for x in (-0.09, -0.05, 0.07):
        parts.append(geometry.lathe("gland", [(0.010, 0), (0.010, 0.010), (0.0085, 0.012), (0.0085, 0.018), (0.0040, 0.020)], black, (x, -0.083, 0.014), (math.pi / 2, 0, 0), 12))
    whole = geometry.join("inverter", parts)
    whole.location, whole.rotation_euler = location, (0, 0, turn)
    return whole


def junction_box(location=(0, 0, 0), turn=0.0):
    """A low potted box with rounded lid, cable stubs at both ends (along x) and silicone at its foot."""
    black, grey = materials.plastic("junction box", (0.015, 0.015, 0.016), 0.44), materials.surface("silicone", (0.42, 0.43, 0.43), 0.42, variation=0.05, grain=500, bump=0.12, depth=0.0002)
    parts = [geometry.box("base", (0.118, 0.036, 0.0075), black, (0, 0, 0.0039), bevel=0.0016, segments=3),
             geometry.box("lid", (0.108, 0.031, 0.0090), black, (0, 0, 0.0100), bevel=0.0034, segments=5),
             geometry.box("inlay", (0.070, 0.019, 0.0010), black, (0, 0, 0.0144), bevel=0.0004)]
    for side in (-1, 1):
        parts.append(geometry.lathe("gland", [(0.0062, 0.0), (0.0062, 0.006), (0.0054, 0.0075), (0.0050, 0.016), (0.0036, 0.0175)], black, (side * 0.056, 0, 0.0080), (0, side * math.pi / 2, 0), 32))
        for y in (-0.0185, 0.0185):
            parts.append(geometry.box("latch", (0.011, 0.0022, 0.0070), black, (side * 0.032, y, 0.0066), bevel=0.0007))
    # The squeezed-out bead follows the outline with a slightly trembling hand.
    outline = []
    for index in range(160):
        angle = 2 * math.pi * index / 160
        c, s = math.cos(angle), math.sin(angle)
        x = math.copysign(abs(c) ** 0.22, c) * 0.0592 + 0.0005 * math.sin(index * 0.9) + 0.0003 * math.sin(index * 2.3)
        y = math.copysign(abs(s) ** 0.22, s) * 0.0182 + 0.0005 * math.sin(index * 1.3 + 1)
        outline.append((x, y, 0.0004 + 0.0003 * math.sin(index * 0.7)))
    parts.append(geometry.tube("silicone", outline, 0.0021, grey, closed=True))
    whole = geometry.rounded(geometry.join("junction box", parts))
    whole.location, whole.rotation_euler = location, (0, 0, turn)
    return whole
