"""Encodes raw RGBA as a picture: encode.py FILE.rgba WIDTH HEIGHT full|cutout.

With Pillow a full picture becomes a JPEG and a cut-out a WebP, both in master quality; without Pillow both become a PNG.
"""
import struct
import sys
import zlib

path, width, height, kind = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), sys.argv[4]
stem = path[: -len('.rgba')]
with open(path, 'rb') as f:
    pixels = f.read()


def chunk(tag, data):
    return struct.pack('>I', len(data)) + tag + data + struct.pack('>I', zlib.crc32(tag + data))


try:
    from PIL import Image

    image = Image.frombytes('RGBA', (width, height), pixels)
    if kind == 'cutout':
        image.save(stem + '.webp', quality=96, alpha_quality=100, method=4)
    else:
        image.convert('RGB').save(stem + '.jpg', quality=95, subsampling=0, optimize=True)
except ImportError:
    row = width * 4
    lines = b''.join(b'\0' + pixels[y * row : (y + 1) * row] for y in range(height))
    with open(stem + '.png', 'wb') as f:
        f.write(b'\x89PNG\r\n\x1a\n')
        f.write(chunk(b'IHDR', struct.pack('>IIBBBBB', width, height, 8, 6, 0, 0, 0)))
        f.write(chunk(b'IDAT', zlib.compress(lines, 6)))
        f.write(chunk(b'IEND', b''))
