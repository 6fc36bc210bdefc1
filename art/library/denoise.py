"""Takes the noise out of a render with Intel's Open Image Denoise network, run in numpy.

Debian's Blender is built without that library, so its trained weights (Apache-2.0) are taken
from the registry package that render.mjs names, and the network is evaluated here: a U-Net of
3 × 3 convolutions over colour, albedo and normal. Sources: Open Image Denoise, training/model.py
(layers) and core/color.h (transfer function); file format: core/tza.h.
"""
import struct

import numpy

# Perceptually uniform curve for light of any strength: linear, power, logarithm.
A, B, C, D, E = 1.41283765e3, 1.64593172, 4.31384981e-1, -2.94139609e-3, 1.92653254e-1
F, G = 6.26026094e-3, 9.98620152e-1
Y0, Y1 = 1.57945760e-6, 3.22087631e-2
X0, X1 = 2.23151711e-3, 3.70974749e-1
BRIGHTEST = 65504.0
STRIP = 16                             # rows convolved at once: bounds the memory


def weights(path):
    """The arrays of a .tza file by name."""
    data = path.read_bytes()
    magic, major, _, table = struct.unpack_from("<HBBQ", data)
    if magic != 0x41D7 or major != 2:
        raise ValueError(f"{path} is not a file of weights this can read")
    count, = struct.unpack_from("<I", data, table)
    at, arrays = table + 4, {}
    for _ in range(count):
        length, = struct.unpack_from("<H", data, at)
        name = data[at + 2:at + 2 + length].decode()
        at += 2 + length
        dimensions = data[at]
        shape = struct.unpack_from(f"<{dimensions}I", data, at + 1)
        at += 1 + 4 * dimensions + dimensions
        kind = "<f2" if data[at:at + 1] == b"h" else "<f4"
        start, = struct.unpack_from("<Q", data, at + 1)
        at += 9
        size = int(numpy.prod(shape))
        arrays[name] = numpy.frombuffer(data, kind, size, start).reshape(shape).astype(numpy.float32)
    return arrays


def compress(light):
    curve = numpy.where(light <= Y1, B * numpy.power(light, C, where=light > 0, out=numpy.zeros_like(light)) + D,
                        E * numpy.log(light + F) + G)
    return numpy.where(light <= Y0, A * light, curve).astype(numpy.float32)


def expand(value):
    middle = numpy.power(numpy.maximum((value - D) / B, 0), 1 / C)
    curve = numpy.where(value <= X1, middle, numpy.exp((value - G) / E) - F)
    return numpy.where(value <= X0, value / A, curve).astype(numpy.float32)


def exposure(color):
    """What brings the picture's geometric mean, over blocks of 16 pixels, to middle grey."""
    luminance = color @ numpy.float32([0.212671, 0.715160, 0.072169])
    rows, columns = (size // 16 * 16 for size in luminance.shape)
    blocks = luminance[:rows, :columns].reshape(rows // 16, 16, columns // 16, 16).mean(axis=(1, 3))
    lit = blocks[blocks > 1e-8]
    return 0.18 / 2 ** numpy.log2(lit).mean() if lit.size else 1.0


def convolve(picture, kernel, bias):
    """3 × 3 convolution over [channel, row, column] with a border of zeros, then ReLU."""
    channels, height, width = picture.shape
    padded = numpy.pad(picture, ((0, 0), (1, 1), (1, 1)))
    flat = kernel.transpose(0, 2, 3, 1).reshape(kernel.shape[0], -1)
    result = numpy.empty((kernel.shape[0], height, width), numpy.float32)
    for top in range(0, height, STRIP):
        rows = min(STRIP, height - top)
        near = numpy.empty((3, 3, channels, rows, width), numpy.float32)
        for y in range(3):
            for x in range(3):
                near[y, x] = padded[:, top + y:top + y + rows, x:x + width]
        product = flat @ near.reshape(flat.shape[1], -1)
        result[:, top:top + rows] = numpy.maximum(product + bias[:, None], 0).reshape(-1, rows, width)
    return result


def halve(picture):
    channels, height, width = picture.shape
    return picture.reshape(channels, height // 2, 2, width // 2, 2).max(axis=(2, 4))


def network(picture, layers):
    """The U-Net: what was pooled away on the way down is joined again on the way up."""
    def layer(name, value):
        return convolve(value, layers[f"{name}.weight"], layers[f"{name}.bias"])

    value = halve(layer("enc_conv1", layer("enc_conv0", picture)))
    skipped = [picture, value]
    for name in ("enc_conv2", "enc_conv3"):
        value = halve(layer(name, value))
        skipped.append(value)
    value = halve(layer("enc_conv4", value))
    value = layer("enc_conv5b", layer("enc_conv5a", value))
    for level in (4, 3, 2, 1):
        value = numpy.concatenate([value.repeat(2, axis=1).repeat(2, axis=2), skipped.pop()])
        value = layer(f"dec_conv{level}b", layer(f"dec_conv{level}a", value))
    return layer("dec_conv0", value)


def denoise(color, albedo, normal, path):
    """Linear light without noise. All arrays [row, column, 3]; path: the weights rt_hdr_alb_nrm.tza."""
    height, width = color.shape[:2]
    gain = exposure(color)
    top = compress(numpy.float32([BRIGHTEST]))[0]
    color = compress(numpy.clip(color * gain, 0, BRIGHTEST)) / top
    guides = [numpy.clip(albedo, 0, 1), numpy.clip(normal, -1, 1) * 0.5 + 0.5]
    picture = numpy.concatenate([color, *guides], axis=2).transpose(2, 0, 1)
    picture = numpy.pad(picture, ((0, 0), (0, -height % 16), (0, -width % 16)))
    clean = network(picture.astype(numpy.float32), weights(path))[:, :height, :width].transpose(1, 2, 0)
    return expand(clean * top) / gain
