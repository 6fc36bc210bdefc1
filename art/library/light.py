"""Daylight (Nishita sky, thin clouds) and studio light."""
import math
import pathlib

import bpy
from mathutils import Vector

# Fetched by render.mjs; where its sun is, in radians from +x anticlockwise.
PHOTOGRAPH, PHOTOGRAPHED_SUN = pathlib.Path(__file__).resolve().parents[1] / "output" / "sky" / "sky.exr", -0.603
# The haze in materials.py needs the same sky as the world: it is kept here.
SKY = {"elevation": math.radians(14), "rotation": 0.0, "air": 1.0, "dust": 1.0, "strength": 1.0}


def sky_node(nodes, disc):
    node = nodes.new("ShaderNodeTexSky")
    node.sky_type = "NISHITA"
    node.sun_elevation, node.sun_rotation = SKY["elevation"], SKY["rotation"]
    node.air_density, node.dust_density = SKY["air"], SKY["dust"]
    node.ozone_density = 2.2
    node.sun_disc = disc
    node.sun_size = math.radians(0.9)
    return node


def daylight(elevation=14.0, azimuth=120.0, air=1.0, dust=1.2, strength=1.0, clouds=0.35,
             cloud_scale=0.5, seed=0.0):
    """The outdoor light. Call it first: hazy materials copy its sky.

    elevation: height of the sun in degrees (8-20 is the golden part);
    azimuth: compass direction of the sun in degrees clockwise from +y (north);
    clouds: 0 clear to 1 mostly veiled, thin cirrus that only colours the sky.
    """
    SKY.update(elevation=math.radians(elevation), rotation=math.radians(azimuth), air=air,
               dust=dust, strength=strength)
    world = bpy.data.worlds.new("daylight")
    bpy.context.scene.world = world
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    background = nodes["Background"]
    background.inputs["Strength"].default_value = strength
    sky = sky_node(nodes, True)
    if clouds <= 0:
        links.new(sky.outputs[0], background.inputs["Color"])
        return world

    # Clouds lie on a flat layer overhead: project the view direction onto it, so that
    # they shorten towards the horizon as real ones do.
    direction = nodes.new("ShaderNodeTexCoord")
    split = nodes.new("ShaderNodeSeparateXYZ")
    links.new(direction.outputs["Generated"], split.inputs[0])
    height = math_node(nodes, links, "MAXIMUM", split.outputs["Z"], 0.02)
    lifted = math_node(nodes, links, "ADD", height, 0.06)
    layer = nodes.new("ShaderNodeCombineXYZ")
    links.new(math_node(nodes, links, "DIVIDE", split.outputs["X"], lifted), layer.inputs[0])
    links.new(math_node(nodes, links, "DIVIDE", split.outputs["Y"], lifted), layer.inputs[1])
    layer.inputs[2].default_value = seed
    mapping = nodes.new("ShaderNodeMapping")
    mapping.inputs["Rotation"].default_value = (0, 0, 0.5)
    mapping.inputs["Scale"].default_value = (cloud_scale, cloud_scale * 0.35, 1)
    links.new(layer.outputs[0], mapping.inputs["Vector"])
    warp = nodes.new("ShaderNodeTexNoise")
    warp.inputs["Scale"].default_value, warp.inputs["Detail"].default_value = 0.9, 3
    links.new(mapping.outputs[0], warp.inputs["Vector"])
    shifted = nodes.new("ShaderNodeMixRGB")
    shifted.blend_type, shifted.inputs[0].default_value = "LINEAR_LIGHT", 0.5
    links.new(mapping.outputs[0], shifted.inputs[1])
    links.new(warp.outputs["Color"], shifted.inputs[2])
    noise = nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value, noise.inputs["Detail"].default_value = 1.1, 9
    noise.inputs["Roughness"].default_value = 0.62
    links.new(shifted.outputs[0], noise.inputs["Vector"])
    ramp = nodes.new("ShaderNodeMapRange")
    ramp.inputs["From Min"].default_value = 0.62 - 0.22 * clouds
    ramp.inputs["From Max"].default_value = 0.95 - 0.20 * clouds
    ramp.interpolation_type = "SMOOTHSTEP"
    links.new(noise.outputs["Fac"], ramp.inputs["Value"])
    fade = nodes.new("ShaderNodeMapRange")
    fade.inputs["From Min"].default_value, fade.inputs["From Max"].default_value = 0.0, 0.22
    links.new(split.outputs["Z"], fade.inputs["Value"])
    cover = math_node(nodes, links, "MULTIPLY", ramp.outputs[0], fade.outputs[0])
    cover = math_node(nodes, links, "MULTIPLY", cover, 0.55)
    cover = reflected_clouds(nodes, links, direction.outputs["Generated"], cover)

    # A cloud scatters the sky's own light plus warm sunlight: brighten, never replace.
    smooth_sky = sky_node(nodes, False)
    bright = nodes.new("ShaderNodeMixRGB")
    bright.blend_type, bright.inputs[0].default_value = "ADD", 1.0
    warm = 3.2 + 12.0 * math.sin(math.radians(elevation))
    bright.inputs[2].default_value = (warm * 1.12, warm, warm * 0.90, 1)
    links.new(smooth_sky.outputs[0], bright.inputs[1])
    mix = nodes.new("ShaderNodeMixRGB")
    links.new(cover, mix.inputs[0])
    links.new(sky.outputs[0], mix.inputs[1])
    links.new(bright.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], background.inputs["Color"])
    return world


def reflected_clouds(nodes, links, direction, cover):
    """What lacquer, panes and films mirror are the clouds of a photograph, its sun where ours is.

    Only their outlines come from it: their light is that of our sky. It is too coarse to be seen itself.
    """
    turn = math.pi / 2 - SKY["rotation"] - PHOTOGRAPHED_SUN
    turned = nodes.new("ShaderNodeVectorRotate")
    turned.rotation_type, turned.inputs["Angle"].default_value = "Z_AXIS", -turn
    links.new(direction, turned.inputs["Vector"])
    photograph = nodes.new("ShaderNodeTexEnvironment")
    photograph.image = bpy.data.images.load(str(PHOTOGRAPH), check_existing=True)
    links.new(turned.outputs[0], photograph.inputs["Vector"])
    split = nodes.new("ShaderNodeSeparateRGB")
    links.new(photograph.outputs["Color"], split.inputs[0])
    # Clear sky is blue, clouds are as red as they are blue.
    white = nodes.new("ShaderNodeMapRange")
    white.interpolation_type = "SMOOTHSTEP"
    white.inputs["From Min"].default_value, white.inputs["From Max"].default_value, white.inputs["To Max"].default_value = 0.55, 1.0, 0.8
    links.new(math_node(nodes, links, "DIVIDE", split.outputs["R"], split.outputs["B"]), white.inputs["Value"])
    glossy = nodes.new("ShaderNodeLightPath").outputs["Is Glossy Ray"]
    more = math_node(nodes, links, "MULTIPLY", math_node(nodes, links, "SUBTRACT", white.outputs[0], cover), glossy)
    return math_node(nodes, links, "ADD", cover, more)


def math_node(nodes, links, operation, first, second):
    """Adds one arithmetic node; numbers or sockets as operands."""
    node = nodes.new("ShaderNodeMath")
    node.operation = operation
    for index, value in enumerate((first, second)):
        if isinstance(value, (int, float)):
            node.inputs[index].default_value = value
        else:
            links.new(value, node.inputs[index])
    return node.outputs[0]


def panel(name, location, target, size, power, color=(1, 1, 1), spread=160.0, visible=False):
    """A softbox: an area light aimed at target. power in watts."""
    data = bpy.data.lights.new(name, "AREA")
    data.shape, data.size, data.size_y = "RECTANGLE", size[0], size[1]
    data.energy, data.color, data.spread = power, color, math.radians(spread)
    entity = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(entity)
    entity.location = location
    entity.rotation_euler = (Vector(target) - Vector(location)).to_track_quat("-Z", "Y").to_euler()
    entity.visible_camera = visible
    return entity


def studio(target=(0, 0, 0.4), power=1.0, ambient=0.18, tint=(0.93, 0.96, 1.0)):
    """Three-light studio: a long soft key from the left, a low fill, a rim from behind.

    Returns the lights by name, so that a scene can move or dim them. Use exposure 0.
    """
    world = bpy.data.worlds.new("studio")
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes["Background"]
    background.inputs["Color"].default_value = (*tint, 1)
    background.inputs["Strength"].default_value = ambient
    x, y, z = target
    return {
        "key": panel("key", (x - 2.6, y - 1.4, z + 2.8), target, (2.4, 1.2), 160 * power, (1.0, 0.97, 0.93)),
        "fill": panel("fill", (x + 3.4, y - 2.6, z + 1.2), target, (2.0, 2.0), 28 * power, (0.90, 0.95, 1.0)),
        "rim": panel("rim", (x + 1.2, y + 3.2, z + 2.0), target, (3.2, 0.5), 130 * power, (1.0, 0.98, 0.95)),
    }


def even(distance=3.0):
    """Light that bounced more than once is taken as even: closed rooms would be all noise otherwise.

    Call it after the world exists; distance: how far corners darken, in metres.
    """
    scene = bpy.context.scene
    scene.cycles.use_fast_gi, scene.cycles.fast_gi_method = True, "REPLACE"
    scene.cycles.ao_bounces_render = 1
    scene.world.light_settings.ao_factor, scene.world.light_settings.distance = 1.0, distance
