"""Runs one scene: reads the command line, builds, renders, denoises, saves a PNG.

A scene file sets its parameters, defines build(), and ends with scene.render(build, ...).
"""
import argparse
import pathlib
import sys
import time

import bpy

from . import finish

OUTPUT = pathlib.Path(__file__).resolve().parents[1] / "output"


def arguments():
    parser = argparse.ArgumentParser()
    parser.add_argument("--draft", action="store_true", help="640 pixels wide, few samples")
    parser.add_argument("--width", type=int, help="override the width in pixels")
    parser.add_argument("--samples", type=int, help="override samples per pixel")
    parser.add_argument("--seed", type=int, help="override the random seed")
    parser.add_argument("--crop", help="left,bottom,right,top in 0..1: render only this part")
    parser.add_argument("--frame", type=int, help="of a film: one frame as a picture, to look at")
    parser.add_argument("--regrade", action="store_true", help="keep the last render, only denoise and grade again")
    parser.add_argument("--output", type=pathlib.Path, default=OUTPUT)
    given = sys.argv[sys.argv.index("--") + 1:] if "--" in sys.argv else []
    options = parser.parse_args(given)
    options.trial = options.draft or options.regrade or any(
        value is not None for value in (options.width, options.crop, options.frame))
    return options


def prepare(width, height, samples, exposure, look):
    """Cycles settings that are the same for every picture."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    scene.view_settings.view_transform = "Filmic"
    scene.view_settings.look = look
    scene.view_settings.exposure = exposure
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.samples = samples
    # The threshold too is relative to exposure; what is clean after four samples is left alone.
    cycles.use_adaptive_sampling, cycles.adaptive_min_samples = True, 4
    cycles.adaptive_threshold = 0.03 * 2 ** (-exposure / 2)
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 6, 2, 3
    cycles.transparent_max_bounces, cycles.transmission_bounces = 12, 6
    cycles.caustics_reflective = cycles.caustics_refractive = False
    # Clamp relative to exposure, so that the same number means the same brightness.
    cycles.sample_clamp_indirect = 1.6 * 2 ** -exposure
    cycles.sample_clamp_direct = 40.0 * 2 ** -exposure
    cycles.blur_glossy = 0.6
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    return scene


def border(scene, part):
    """Renders only a part of the picture: left, bottom, right, top in 0..1."""
    render = scene.render
    render.use_border, render.use_crop_to_border = True, True
    render.border_min_x, render.border_min_y, render.border_max_x, render.border_max_y = part


def outputs(scene, folder):
    """Writes colour, albedo and normal as separate EXR files: numpy can read those back."""
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    files = tree.nodes.new("CompositorNodeOutputFile")
    files.base_path = str(folder)
    files.format.file_format, files.format.color_depth = "OPEN_EXR", "32"
    files.format.exr_codec = "ZIP"
    files.file_slots.clear()
    for slot, socket in (("color", "Image"), ("albedo", "Denoising Albedo"), ("normal", "Denoising Normal")):
        files.file_slots.new(slot)
        tree.links.new(layers.outputs[socket], files.inputs[slot])


def render(build, name, width=2400, height=1350, samples=96, seed=1, exposure=-3.5,
           look="Medium High Contrast", bloom=0.04, warmth=0.0, vignette=0.06):
    """Builds and renders a scene to art/output/<name>.png (or <name>-draft.png).

    samples: at most per pixel; look: Filmic contrast; bloom, warmth, vignette: see finish.py.
    """
    options = arguments()
    full_width = width
    if options.draft:
        width, height = 640, round(640 * height / width)
        samples = max(8, samples // 3)
    if options.width:
        width, height = options.width, round(options.width * height / width)
    samples, seed = options.samples or samples, options.seed or seed
    started = time.time()
    scene = prepare(width, height, samples, exposure, look)
    title = name + ("-draft" if options.draft else "") + ("-crop" if options.crop else "")
    folder = options.output / "passes" / title
    target = options.output / f"{title}.png"
    if options.regrade:
        finish.finish(scene, finish.clean(folder), target, bloom, warmth, vignette, full_width / width)
        return
    build(seed)
    print(f"ART built in {time.time() - started:.0f} s", flush=True)
    if options.crop:
        vignette = 0.0    # the corners of a part are not the corners of the picture
        border(scene, [float(part) for part in options.crop.split(",")])
    folder.mkdir(parents=True, exist_ok=True)
    outputs(scene, folder)
    scene.cycles.seed = seed
    bpy.ops.render.render()
    print(f"ART rendered after {time.time() - started:.0f} s", flush=True)
    finish.finish(scene, finish.clean(folder), target, bloom, warmth, vignette, full_width / width)
    print(f"ART wrote {target} after {time.time() - started:.0f} s", flush=True)
