"""From a noisy render to a finished picture: denoise, bloom, balance, tone-map."""
import pathlib

import bpy
import cv2
import numpy

from . import denoise

WEIGHTS = pathlib.Path(__file__).resolve().parents[1] / "output" / "denoiser" / "rt_hdr_alb_nrm.tza"


def load(path):
    image = bpy.data.images.load(str(path))
    image.colorspace_settings.name = "Non-Color"
    width, height = image.size
    pixels = numpy.empty(width * height * 4, dtype=numpy.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return numpy.ascontiguousarray(pixels.reshape(height, width, 4)[:, :, :3])


def clean(folder):
    """The last render, from its passes, without noise: linear light."""
    return denoise.denoise(*(load(folder / f"{name}0001.exr") for name in ("color", "albedo", "normal")), WEIGHTS)


def finish(scene, picture, target, bloom, warmth, vignette, reduction):
    """Writes the graded 16-bit PNG. reduction: how much smaller than the master this is.

    bloom: share of light a lens spreads round bright places; warmth: -1 cool to 1 warm;
    vignette: darkening of the corners, in stops.
    """
    height, width = picture.shape[:2]
    gain = 2 ** scene.view_settings.exposure
    if bloom > 0:
        bright = numpy.clip(picture, 0, 30 / gain)
        glow = sum(cv2.GaussianBlur(bright, (0, 0), size / reduction) for size in (6, 22, 70)) / 3
        picture = picture * (1 - bloom) + glow * bloom
    if vignette > 0:
        y, x = numpy.mgrid[-1:1:height * 1j, -1:1:width * 1j]
        picture = picture * (2 ** (-vignette * (x * x + y * y)))[:, :, None]
    picture = picture * numpy.float32([1 + 0.06 * warmth, 1, 1 - 0.06 * warmth])
    # Slight luminance grain, finer than a pixel of the largest export: keeps skies from banding.
    grain = numpy.random.default_rng(5).normal(0, 0.006, (height, width, 1))
    picture = numpy.clip(picture * (1 + grain), 0, None)
    image = bpy.data.images.new("finished", width, height, float_buffer=True)
    image.colorspace_settings.name = "Linear"
    pixels = numpy.ones((height, width, 4), numpy.float32)
    pixels[:, :, :3] = picture
    image.pixels.foreach_set(pixels.ravel())
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_depth = "16"
    scene.render.image_settings.color_mode = "RGB"
    image.save_render(str(target), scene=scene)
