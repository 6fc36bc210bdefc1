"""What the studio and close-up scenes share: sweep, aimed lamps, cables, plugs, hooks, stools, drops."""
import math
import random

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


# --- water --------------------------------------------------------------------------

def water_drops(spots, seed=0, sizes=(0.0012, 0.0042)):
    """Dew on a surface that repels water: flattened caps of many sizes at (x, y, z)."""
    graph = Graph("drop")
    # Refraction without caustics makes drops black: let light straight through and mirror the sky.
    clear = graph.node("ShaderNodeBsdfTransparent", Color=(0.93, 0.95, 0.96))
    mirror = graph.node("ShaderNodeBsdfGlossy", Roughness=0.03, Color=(1.0, 1.0, 1.0))
    blend = graph.node("ShaderNodeMixShader", Fac=graph.node("ShaderNodeFresnel", IOR=1.333).outputs[0])
    graph.links.new(clear.outputs[0], blend.inputs[1])
    graph.links.new(mirror.outputs[0], blend.inputs[2])
    graph.links.new(blend.outputs[0], graph.output.inputs["Surface"])
    dice, models = random.Random(seed), []
    for index in range(5):
        tall, uneven = dice.uniform(0.45, 0.62), dice.uniform(0.0, 0.16)

        def cap(u, v, tall=tall, uneven=uneven, index=index):
            angle, rise = u * 2 * math.pi, v * math.pi / 2
            # Wider than its foot: the contact angle of water on a fluoropolymer film is near 90 degrees.
            wide = math.cos(rise) * (1 + uneven * math.sin(2 * angle + index) + uneven * 0.5 * math.sin(3 * angle + 2 * index))
            return (wide * math.cos(angle), wide * math.sin(angle), tall * math.sin(rise))
        model = geometry.surface_grid("drop", cap, 32, 10, graph.material)
        model.hide_render = True
        models.append(model)
    for spot in spots:
        size = sizes[0] + (sizes[1] - sizes[0]) * dice.random() ** 2.6
        geometry.instance(dice.choice(models), spot, (0, 0, dice.uniform(0, 6.28)), size)


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
    whole = geometry.join("connector", parts)
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
