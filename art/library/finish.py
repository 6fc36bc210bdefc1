"""From two noisy halves to a finished picture: denoise, bloom, balance, tone-map."""
import bpy
import cv2
import numpy


def load(path):
    image = bpy.data.images.load(str(path))
    image.colorspace_settings.name = "Non-Color"
    width, height = image.size
    pixels = numpy.empty(width * height * 4, dtype=numpy.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return numpy.ascontiguousarray(pixels.reshape(height, width, 4)[:, :, :3])


def shifted(picture, x, y):
    """The picture moved by whole pixels, its border repeated."""
    height, width = picture.shape[:2]
    matrix = numpy.float32([[1, 0, x], [0, 1, y]])
    return cv2.warpAffine(picture, matrix, (width, height), flags=cv2.INTER_NEAREST, borderMode=cv2.BORDER_REPLICATE)


def demodulated(colors, albedos):
    """Divides the colour of the surface out, so that texture cannot be blurred away."""
    return [numpy.log1p(numpy.clip(color / (albedo + 0.02), 0, None)) for color, albedo in zip(colors, albedos)]


def disagreement(halves, spread=2.5):
    return cv2.GaussianBlur((halves[0] - halves[1]) ** 2 / 2, (0, 0), spread).mean(axis=2)


def denoise(colors, albedos, normals, radius=5, strength=0.45):
    """Non-local means guided by albedo and normal, after Rousselle et al. 2013.

    Each half is averaged with weights measured on the other half, so that noise does not
    choose its own neighbours. The variance between the halves sets how much difference
    counts as noise: clean regions and fine lines stay exactly as rendered.
    """
    # Measured before sparks are removed: where they were dense, much smoothing is wanted.
    restless = disagreement(demodulated(colors, albedos), 4)
    remove_fireflies(*colors)
    halves = demodulated(colors, albedos)
    variance = disagreement(halves)
    guides = [numpy.concatenate([albedo * 5.0, normal * 2.0], axis=2) for albedo, normal in zip(albedos, normals)]
    guide = (guides[0] + guides[1]) / 2
    # Bumps finer than a pixel make the guides noisy as well: discount that noise.
    doubt = cv2.GaussianBlur((guides[0] - guides[1]) ** 2 / 4, (0, 0), 2.5).sum(axis=2)
    sums = [numpy.zeros_like(half) for half in halves]
    totals = [numpy.zeros(variance.shape, numpy.float32) for _ in halves]
    for y in range(-radius, radius + 1):
        for x in range(-radius, radius + 1):
            near = shifted(variance, x, y)
            scale = 1e-7 + strength * (variance + near)
            noise = doubt + shifted(doubt, x, y)
            apart = ((guide - shifted(guide, x, y)) ** 2).sum(axis=2)
            apart = numpy.maximum(cv2.blur(apart, (3, 3)) - 2 * noise, 0) / (0.03 + 2 * noise)
            weights, moved = [], []
            for half in halves:
                other = shifted(half, x, y)
                moved.append(other)
                distance = ((half - other) ** 2).mean(axis=2) - (variance + numpy.minimum(variance, near))
                distance = cv2.blur(distance / scale, (7, 7))
                weights.append(numpy.exp(-numpy.maximum(distance, 0) - apart).astype(numpy.float32))
            for index in (0, 1):
                weight = weights[1 - index]
                sums[index] += moved[index] * weight[:, :, None]
                totals[index] += weight
    clean = (sums[0] / totals[0][:, :, None] + sums[1] / totals[1][:, :, None]) / 2
    clean = soothe(clean, restless, guide, doubt)
    return numpy.expm1(clean) * ((albedos[0] + albedos[1]) / 2 + 0.02)


def soothe(light, restless, guide, doubt, reach=8):
    """Averages over one and the same surface where too few samples found the light at all.

    Shaded soffits lit by sunny ground keep grains that no comparison of halves removes;
    leaves (doubtful guides) are left alone.
    """
    amount = numpy.clip((restless - 0.06) / 0.10, 0, 1) * numpy.clip(1 - doubt / 0.03, 0, 1)
    if amount.max() == 0:
        return light
    # Grain of the surface itself must not count as a border: compare smoothed guides.
    guide, soft = cv2.blur(guide, (5, 5)), cv2.GaussianBlur(light, (3, 3), 0)
    total, weights = numpy.zeros_like(light), numpy.zeros(restless.shape, numpy.float32)
    for y in range(-reach, reach + 1, 2):
        for x in range(-reach, reach + 1, 2):
            noise = doubt + shifted(doubt, x, y)
            apart = ((guide - shifted(guide, x, y)) ** 2).sum(axis=2)
            apart = numpy.maximum(cv2.blur(apart, (3, 3)) - 2 * noise, 0) / (0.03 + 2 * noise)
            weight = numpy.exp(-apart - (x * x + y * y) / (reach * reach)).astype(numpy.float32)
            total += shifted(soft, x, y) * weight[:, :, None]
            weights += weight
    return light + (total / weights[:, :, None] - light) * amount[:, :, None]


def remove_fireflies(first, second):
    """A spark that only one half saw, far above its surroundings, is noise."""
    for half, other in ((first, second), (second, first)):
        light = half.max(axis=2)
        around = cv2.medianBlur(light, 5)
        spark = (light > 1.8 * around + 0.05) & (light > 1.8 * other.max(axis=2))
        half[spark] = other[spark]


def finish(scene, folder, target, bloom, warmth, vignette, reduction):
    """Writes the graded 16-bit PNG. reduction: how much smaller than the master this is.

    bloom: share of light a lens spreads round bright places; warmth: -1 cool to 1 warm;
    vignette: darkening of the corners, in stops.
    """
    color = [load(folder / f"color000{half}.exr") for half in (1, 2)]
    albedo = [load(folder / f"albedo000{half}.exr") for half in (1, 2)]
    normal = [load(folder / f"normal000{half}.exr") for half in (1, 2)]
    picture = denoise(color, albedo, normal)
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
