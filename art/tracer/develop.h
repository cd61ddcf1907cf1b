// Converts traced light to an 8-bit picture: an optional denoiser for low sample counts, bloom, tone curve, alpha.
#pragma once
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <thread>
#include <vector>
#include "kernel.h"

namespace art {

typedef std::vector<float> Image;

template <class Fn> void parallelRows(int rows, Fn fn) {
  int n = std::max(1u, std::thread::hardware_concurrency());
  std::vector<std::thread> team;
  for (int i = 0; i < n; i++) team.emplace_back([=] { for (int y = i; y < rows; y += n) fn(y); });
  for (auto &t : team) t.join();
}

/** Sums the traced light: diffuse, specular and directly visible. */
inline Image assemble(const Image &raw, int w, int h) {
  Image img((size_t)w * h * 3);
  for (size_t i = 0; i < (size_t)w * h; i++)
    for (int c = 0; c < 3; c++) img[i * 3 + c] = raw[i * CHANNELS + c] + raw[i * CHANNELS + 9 + c] + raw[i * CHANNELS + 6 + c];
  return img;
}

/** Edge-avoiding à-trous filter on light divided by albedo; specular light is filtered separately, emission is unchanged. */
inline Image denoise(const Image &raw, int w, int h, int rounds) {
  size_t n = (size_t)w * h;
  const int K = CHANNELS;
  Image src(n * 6), dst(n * 6), var(n), nextVar(n);
  for (size_t i = 0; i < n; i++) {
    for (int c = 0; c < 3; c++) {
      src[i * 6 + c] = raw[i * K + c] / (raw[i * K + 3 + c] + 1e-3f);
      src[i * 6 + 3 + c] = raw[i * K + 9 + c];
    }
    int x = i % w, y = i / w, count = 0;
    for (int b = std::max(0, y - 1); b <= std::min(h - 1, y + 1); b++)
      for (int a = std::max(0, x - 1); a <= std::min(w - 1, x + 1); a++) { var[i] += raw[((size_t)b * w + a) * K + 16]; count++; }
    var[i] /= count;
  }
  const float kernel[3] = {3 / 8.f, 1 / 4.f, 1 / 16.f};
  auto power32 = [](float x) { if (x > 1) return 1.f; for (int i = 0; i < 5; i++) x *= x; return x; };
  for (int round = 0; round < rounds; round++) {
    const int step = 1 << round;
    parallelRows(h, [&](int y) {
      for (int x = 0; x < w; x++) {
        size_t i = (size_t)y * w + x;
        const float *o = &raw[i * K], *p = &src[i * 6];
        for (int c = 0; c < 6; c++) dst[i * 6 + c] = p[c];
        nextVar[i] = var[i];
        if (o[15] > 4000) continue;
        float l0 = p[0] + p[1] + p[2], s0 = p[3] + p[4] + p[5], tight = 1 / (4 * sqrtf(var[i]) + 1e-2f);
        float acc[6] = {0}, wd = 0, ws = 0, vv = 0;
        for (int j = -2; j <= 2; j++) for (int k = -2; k <= 2; k++) {
          int Y = y + j * step, X = x + k * step;
          if (Y < 0 || Y >= h || X < 0 || X >= w) continue;
          size_t q = (size_t)Y * w + X;
          const float *r = &raw[q * K], *v = &src[q * 6];
          float facing = r[12] * o[12] + r[13] * o[13] + r[14] * o[14];
          if (facing < .6f) continue;
          float dd = fabsf(r[15] - o[15]) / (o[15] * .012f * (1 + .35f * (abs(j) + abs(k)) * step * .5f));
          if (dd > 3) continue;
          float da = fabsf(r[3] - o[3]) + fabsf(r[4] - o[4]) + fabsf(r[5] - o[5]);
          float base = kernel[abs(j)] * kernel[abs(k)] * power32(facing) * expf(-dd - da * 1.5f);
          float w1 = base * expf(-fabsf(v[0] + v[1] + v[2] - l0) * tight);
          float w2 = base * expf(-fabsf(v[3] + v[4] + v[5] - s0) / (.25f + .5f * s0) * (1 + round));
          for (int c = 0; c < 3; c++) { acc[c] += w1 * v[c]; acc[3 + c] += w2 * v[3 + c]; }
          wd += w1; ws += w2; vv += w1 * w1 * var[q];
        }
        if (wd > 1e-9f) { for (int c = 0; c < 3; c++) dst[i * 6 + c] = acc[c] / wd; nextVar[i] = vv / (wd * wd); }
        if (ws > 1e-9f) for (int c = 3; c < 6; c++) dst[i * 6 + c] = acc[c] / ws;
      }
    });
    src.swap(dst);
    var.swap(nextVar);
  }
  Image img(n * 3);
  for (size_t i = 0; i < n; i++)
    for (int c = 0; c < 3; c++) img[i * 3 + c] = src[i * 6 + c] * (raw[i * K + 3 + c] + 1e-3f) + src[i * 6 + 3 + c] + raw[i * K + 6 + c];
  return img;
}

/** Three box blurs in each direction approximate a Gaussian. */
inline Image blur(Image a, int w, int h, int r) {
  Image b(a.size());
  const float k = 1.f / (2 * r + 1);
  for (int round = 0; round < 3; round++) {
    parallelRows(h, [&](int y) {
      for (int c = 0; c < 3; c++) {
        auto at = [&](int x) { return a[((size_t)y * w + std::min(w - 1, std::max(0, x))) * 3 + c]; };
        double s = 0;
        for (int x = -r; x <= r; x++) s += at(x);
        for (int x = 0; x < w; x++) { b[((size_t)y * w + x) * 3 + c] = s * k; s += at(x + r + 1) - at(x - r); }
      }
    });
    parallelRows(w, [&](int x) {
      for (int c = 0; c < 3; c++) {
        auto at = [&](int y) { return b[((size_t)std::min(h - 1, std::max(0, y)) * w + x) * 3 + c]; };
        double s = 0;
        for (int y = -r; y <= r; y++) s += at(y);
        for (int y = 0; y < h; y++) { a[((size_t)y * w + x) * 3 + c] = s * k; s += at(y + r + 1) - at(y - r); }
      }
    });
  }
  return a;
}

/**
 * Returns RGBA with straight alpha. The light of a cut-out is divided by its coverage before the tone curve, and its bloom stays inside it.
 */
inline std::vector<uint8_t> develop(Image img, const Image &raw, const Settings &s) {
  const int w = (int)s.width, h = (int)s.height;
  const size_t n = (size_t)w * h;
  Image bright(n * 3);
  for (size_t i = 0; i < n * 3; i++) {
    float v = img[i] * s.exposure;
    bright[i] = std::min(v > 1 ? v - .8f : v * .2f, 6.f);
  }
  Image near, wide;
  if (s.bloom > 0) {
    near = blur(bright, w, h, std::max(1, (int)lround(w / 90.)));
    wide = blur(bright, w, h, std::max(1, (int)lround(w / 28.)));
  }
  // A linear start and an early shoulder, so that mid-tones keep their colour.
  auto curve = [&](float x) {
    const float k = .55f;
    if (x <= k) return x;
    float y = (x - k) / (1 - k), q = (s.white - k) / (1 - k);
    return k + (1 - k) * (y * (1 + y / (q * q)) / (1 + y));
  };
  auto encode = [&](float v) {
    v = std::min(1.f, std::max(0.f, v));
    v = v <= .0031308f ? v * 12.92f : 1.055f * powf(v, 1 / 2.4f) - .055f;
    v += (v * v * (3 - 2 * v) - v) * (s.contrast - 1) * 2;
    return (uint8_t)(std::min(1.f, std::max(0.f, v)) * 255 + .5f);
  };
  std::vector<uint8_t> out(n * 4);
  parallelRows(h, [&](int y) {
    for (int x = 0; x < w; x++) {
      size_t i = (size_t)y * w + x;
      float alpha = s.cutout > 0 ? raw[i * CHANNELS + 17] : 1, v[3];
      float dx = (float)x / w - .5f, dy = (float)y / h - .5f, corner = 1 - s.vignette * (dx * dx + dy * dy) * 2;
      for (int c = 0; c < 3; c++) {
        v[c] = alpha > 1e-3f ? img[i * 3 + c] * s.exposure / alpha : 0;
        if (s.bloom > 0) v[c] += s.bloom * (near[i * 3 + c] + wide[i * 3 + c]);
        if (s.cutout <= 0) v[c] *= corner;
      }
      float most = std::max(std::max(v[0], v[1]), std::max(v[2], 1e-6f)), hue = curve(most) / most;
      for (int c = 0; c < 3; c++) v[c] = v[c] * hue * .45f + curve(v[c]) * .55f;
      float grey = .2126f * v[0] + .7152f * v[1] + .0722f * v[2];
      for (int c = 0; c < 3; c++) out[i * 4 + c] = encode(grey + (v[c] - grey) * s.saturation);
      out[i * 4 + 3] = (uint8_t)(std::min(1.f, std::max(0.f, alpha)) * 255 + .5f);
    }
  });
  return out;
}

}  // namespace art
