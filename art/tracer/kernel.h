// The path tracer, one source for the CPU (cpu.cpp) and the GPU (gpu.cu).
// A scene is a set of instances: small voxel models, each with its own rotation, position and scale.
// A voxel byte below EMPTY is an index in the model's palette; other bytes hold the distance to the nearest solid voxel, so that a ray can
// skip empty space.
#pragma once
#include <cmath>
#include <cstdint>

#ifdef __CUDACC__
#define HD __host__ __device__
#else
#define HD
#endif

namespace art {

const int EMPTY = 216;
const int STRATIFIED = 14;
const int CHANNELS = 20;
const float PI = 3.14159265358979f;

struct Vec {
  float x, y, z;
  HD Vec(float a = 0, float b = 0, float c = 0) : x(a), y(b), z(c) {}
  HD Vec operator+(Vec o) const { return Vec(x + o.x, y + o.y, z + o.z); }
  HD Vec operator-(Vec o) const { return Vec(x - o.x, y - o.y, z - o.z); }
  HD Vec operator*(float k) const { return Vec(x * k, y * k, z * k); }
  HD Vec operator*(Vec o) const { return Vec(x * o.x, y * o.y, z * o.z); }
  HD Vec &operator+=(Vec o) { x += o.x; y += o.y; z += o.z; return *this; }
};
HD inline float dot(Vec a, Vec b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
HD inline Vec normal(Vec a) { return a * (1 / sqrtf(dot(a, a))); }
HD inline float peak(Vec a) { return fmaxf(a.x, fmaxf(a.y, a.z)); }
HD inline float sum(Vec a) { return a.x + a.y + a.z; }
HD inline Vec mix(Vec a, Vec b, float k) { return a + (b - a) * k; }
HD inline float smooth(float x) { x = fminf(1.f, fmaxf(0.f, x)); return x * x * (3 - 2 * x); }

/** In the order in which settings.ts writes them; floats only. */
struct Settings {
  float eye[3], right[3], up[3], forward[3], tanHalf, aperture, focus;
  float width, height, samples, bounces, clamp;
  float sunDirection[3], sunColor[3], sunRadius;
  float zenith[3], horizon[3], nadir[3], skyCurve;
  float hasBackdrop, backdropTop[3], backdropBottom[3];
  float plane, planeY, planeColor[3], planeCoat, fadeFrom, fadeTo, planeCentre[2];
  float fogDensity, fogStart, fogColor[3];
  float cutout, shadowStrength;
  float exposure, white, saturation, contrast, bloom, vignette;
  float spare[13];
};
const int SETTINGS = sizeof(Settings) / sizeof(float);

struct Material { float color[3], emission[3], coat, roughness, jitter, seam, bevel, spare; };
struct Instance { float toLocal[9], offset[3], rotation[9], scale; int voxels, palette, nx, ny, nz; };
struct Node { float box[6]; int child, count; };
struct Light { float at[3], u[3], v[3], n[3], emission[3], cdf; };

struct World {
  Settings s;
  const uint8_t *voxels;
  const uint16_t *palettes;
  const Material *materials;
  const Instance *instances;
  const Node *nodes;
  const int *order;
  const Light *lights;
  int lightCount;
  float lightPower;
  double steps[STRATIFIED];
};

HD inline Vec vec(const float *p) { return Vec(p[0], p[1], p[2]); }
HD inline uint32_t scramble(uint32_t a) {
  a = (a ^ (a >> 16)) * 0x7feb352du;
  a = (a ^ (a >> 15)) * 0x846ca68bu;
  return a ^ (a >> 16);
}
HD inline void basis(Vec n, Vec &t, Vec &b) {
  float s = n.z >= 0 ? 1.f : -1.f, a = -1 / (s + n.z), c = n.x * n.y * a;
  t = Vec(1 + s * n.x * n.x * a, s * c, -s * n.x);
  b = Vec(c, s + n.y * n.y * a, -n.y);
}

struct Tracer {
  const World &w;
  uint32_t state = 1;
  int sample = 0;
  double shift[STRATIFIED];
  float hitT;
  int hitInstance, hitAxis, hitSign, hitVoxel[3];

  HD explicit Tracer(const World &world) : w(world) {}

  HD float random() {
    state ^= state << 13; state ^= state >> 17; state ^= state << 5;
    return (state >> 8) * (1.f / 16777216.f);
  }
  /** Low-discrepancy numbers in the first dimensions, where they matter most; random numbers in the others. */
  HD float at(int dimension) {
    if (dimension >= STRATIFIED) return random();
    double v = shift[dimension] + sample * w.steps[dimension];
    return fminf(float(v - floor(v)), 0.9999999f);
  }
  HD Vec sky(float dy) const {
    const Settings &s = w.s;
    if (dy >= 0) return mix(vec(s.horizon), vec(s.zenith), powf(dy, s.skyCurve));
    return mix(vec(s.horizon), vec(s.nadir), fminf(1.f, -dy * 4));
  }
  HD bool solid(int k, int x, int y, int z) const {
    const Instance &q = w.instances[k];
    if (x < 0 || y < 0 || z < 0 || x >= q.nx || y >= q.ny || z >= q.nz) return false;
    return w.voxels[q.voxels + x + q.nx * (y + q.ny * z)] < EMPTY;
  }

  HD bool hitModel(int k, const Vec &from, const Vec &dir) {
    const Instance &q = w.instances[k];
    const float *m = q.toLocal;
    float o[3], d[3], inv[3], t = 0, end = 1e30f;
    int n[3] = {q.nx, q.ny, q.nz}, up[3], i[3], axis = 0;
    for (int a = 0; a < 3; a++) {
      o[a] = m[a * 3] * from.x + m[a * 3 + 1] * from.y + m[a * 3 + 2] * from.z + q.offset[a];
      d[a] = m[a * 3] * dir.x + m[a * 3 + 1] * dir.y + m[a * 3 + 2] * dir.z;
      if (fabsf(d[a]) < 1e-9f) d[a] = 1e-9f;
      inv[a] = 1 / d[a];
      up[a] = d[a] > 0;
      float in = (up[a] ? -o[a] : n[a] - o[a]) * inv[a], out = (up[a] ? n[a] - o[a] : -o[a]) * inv[a];
      if (in > t) { t = in; axis = a; }
      if (out < end) end = out;
    }
    if (t >= end || t >= hitT) return false;
    for (int a = 0; a < 3; a++) {
      int z = (int)floorf(o[a] + d[a] * t);
      i[a] = z < 0 ? 0 : z >= n[a] ? n[a] - 1 : z;
    }
    const uint8_t *grid = w.voxels + q.voxels;
    const int nx = n[0], nxy = n[0] * n[1];
    for (;;) {
      int c = grid[i[0] + nx * i[1] + nxy * i[2]];
      if (c < EMPTY) {
        if (t <= 0) return false;
        hitT = t; hitInstance = k; hitAxis = axis; hitSign = d[axis] > 0 ? -1 : 1;
        hitVoxel[0] = i[0]; hitVoxel[1] = i[1]; hitVoxel[2] = i[2];
        return true;
      }
      int r = c - EMPTY;
      float tx = ((up[0] ? i[0] + 1 + r : i[0] - r) - o[0]) * inv[0];
      float ty = ((up[1] ? i[1] + 1 + r : i[1] - r) - o[1]) * inv[1];
      float tz = ((up[2] ? i[2] + 1 + r : i[2] - r) - o[2]) * inv[2];
      if (tx < ty && tx < tz) { axis = 0; t = tx; } else if (ty < tz) { axis = 1; t = ty; } else { axis = 2; t = tz; }
      i[axis] += up[axis] ? r + 1 : -r - 1;
      if ((unsigned)i[axis] >= (unsigned)n[axis] || t >= hitT) return false;
      if (r > 0)
        for (int a = 0; a < 3; a++) {
          if (a == axis) continue;
          int z = (int)floorf(o[a] + d[a] * t);
          z = z < i[a] - r ? i[a] - r : z > i[a] + r ? i[a] + r : z;
          if ((unsigned)z >= (unsigned)n[a]) return false;
          i[a] = z;
        }
    }
  }

  HD bool hitBox(const Node &n, const Vec &o, const Vec &inv, float &in) const {
    float a = (n.box[0] - o.x) * inv.x, b = (n.box[3] - o.x) * inv.x, out;
    in = fminf(a, b); out = fmaxf(a, b);
    a = (n.box[1] - o.y) * inv.y; b = (n.box[4] - o.y) * inv.y;
    in = fmaxf(in, fminf(a, b)); out = fminf(out, fmaxf(a, b));
    a = (n.box[2] - o.z) * inv.z; b = (n.box[5] - o.z) * inv.z;
    in = fmaxf(in, fminf(a, b)); out = fminf(out, fmaxf(a, b));
    return out >= in && out > 0 && in < hitT;
  }

  HD bool trace(Vec o, Vec d, float far, bool any) {
    Vec inv(1 / d.x, 1 / d.y, 1 / d.z);
    hitT = far; hitInstance = -1;
    int stack[64], depth = 0, node = 0;
    float stackT[64], e0, e1;
    if (!hitBox(w.nodes[0], o, inv, e0)) return false;
    for (;;) {
      const Node &n = w.nodes[node];
      if (n.count) {
        if (hitModel(w.order[n.child], o, d) && any) return true;
      } else {
        int l = node + 1, r = n.child;
        bool hl = hitBox(w.nodes[l], o, inv, e0), hr = hitBox(w.nodes[r], o, inv, e1);
        if (hl && hr) {
          if (e1 < e0) { int q = l; l = r; r = q; float t = e0; e0 = e1; e1 = t; }
          stack[depth] = r; stackT[depth++] = e1; node = l;
          continue;
        }
        if (hl || hr) { node = hl ? l : r; continue; }
      }
      for (;;) {
        if (!depth) return hitInstance >= 0;
        if (stackT[--depth] < hitT) { node = stack[depth]; break; }
      }
    }
  }

  struct Surface { Vec color, emission, face, normal; float coat, roughness, scale; };

  /** Colour and shading normal of the hit voxel: brightness jitter, bevelled edges, seams. */
  HD Surface surface(Vec x, Vec d, bool detailed) const {
    const Instance &q = w.instances[hitInstance];
    const int *v = hitVoxel;
    int local = w.voxels[q.voxels + v[0] + q.nx * (v[1] + q.ny * v[2])];
    const Material &m = w.materials[w.palettes[q.palette + local]];
    const float *r = q.rotation, *l = q.toLocal;
    Surface out;
    out.scale = q.scale;
    out.face = Vec(r[hitAxis], r[3 + hitAxis], r[6 + hitAxis]) * (float)hitSign;
    out.normal = out.face;
    float noise = scramble(v[0] * 73 + v[1] * 3571 + v[2] * 91813 + hitInstance * 7919) * 2.3283064e-10f;
    float k = 1 + m.jitter * (noise - .5f) * 2;
    if (detailed) {
      int step[3] = {0, 0, 0};
      step[hitAxis] = hitSign;
      float lean[3] = {(float)step[0], (float)step[1], (float)step[2]}, seam = 0;
      for (int a = 0; a < 3; a++) {
        if (a == hitAxis) continue;
        float f = l[a * 3] * x.x + l[a * 3 + 1] * x.y + l[a * 3 + 2] * x.z + q.offset[a] - v[a];
        float e = f < .5f ? f : 1 - f;
        if (e > m.bevel) continue;
        int s = f < .5f ? -1 : 1, p[3] = {v[0], v[1], v[2]};
        p[a] += s;
        if (!solid(hitInstance, p[0], p[1], p[2])) lean[a] += s * (1 - e / m.bevel) * .75f;
        else if (solid(hitInstance, p[0] + step[0], p[1] + step[1], p[2] + step[2])) seam = fmaxf(seam, 1 - e / m.bevel);
        else if (e < .05f) seam = fmaxf(seam, .6f);
      }
      Vec n = normal(Vec(lean[0], lean[1], lean[2]));
      k *= 1 - m.seam * seam;
      out.normal = Vec(r[0] * n.x + r[1] * n.y + r[2] * n.z, r[3] * n.x + r[4] * n.y + r[5] * n.z, r[6] * n.x + r[7] * n.y + r[8] * n.z);
      if (dot(out.normal, d) > -.02f) out.normal = out.face;
    }
    out.color = vec(m.color) * k;
    out.emission = vec(m.emission);
    out.coat = m.coat;
    out.roughness = m.roughness;
    return out;
  }

  HD Vec towardsSun(int &dim) {
    Vec sun = vec(w.s.sunDirection), t, b;
    float a = at(dim++) * 2 * PI, r = sqrtf(at(dim++)) * w.s.sunRadius;
    basis(sun, t, b);
    return normal(sun + t * (cosf(a) * r) + b * (sinf(a) * r));
  }
  HD Vec cosineAround(Vec n, int &dim) {
    float r = at(dim++), a = at(dim++) * 2 * PI, q = sqrtf(r);
    Vec t, b;
    basis(n, t, b);
    return t * (cosf(a) * q) + b * (sinf(a) * q) + n * sqrtf(1 - r);
  }

  /** Amount of shadow on the invisible ground of a cut-out: 0 in full light, 1 in full shadow. */
  HD float caughtShadow(Vec x) {
    int dim = 4;
    Vec up(0, 1, 0), l = towardsSun(dim), k = cosineAround(up, dim);
    float sunlight = sum(vec(w.s.sunColor)) * fmaxf(0.f, l.y) / PI, skylight = sum(sky(.5f));
    float lit = 0;
    if (sunlight > 0 && !trace(x, l, 1e5f, true)) lit += sunlight;
    if (!trace(x, k, 1e5f, true)) lit += skylight;
    return 1 - lit / (sunlight + skylight);
  }

  HD void pixel(int px, int py, float *out) {
    const Settings &s = w.s;
    state = scramble(px + py * (int)s.width * 7 + 1234) | 1;
    for (int i = 0; i < STRATIFIED; i++) shift[i] = random();
    Vec diffuse, albedo, emitted, specular, normals, sun = vec(s.sunDirection), sunColor = vec(s.sunColor);
    Vec backdrop = mix(vec(s.backdropTop), vec(s.backdropBottom), py / s.height);
    float depth = 0, cover = 0, aspect = s.width / s.height;
    double light1 = 0, light2 = 0;
    bool hasSun = sum(sunColor) > 0, cutout = s.cutout > 0;
    const int samples = (int)s.samples, bounces = (int)s.bounces;

    for (sample = 0; sample < samples; sample++) {
      float a = at(0), b = at(1);
      a = a < .5f ? sqrtf(2 * a) - 1 : 1 - sqrtf(2 - 2 * a);
      b = b < .5f ? sqrtf(2 * b) - 1 : 1 - sqrtf(2 - 2 * b);
      float sx = ((px + .5f + a * .9f) / s.width * 2 - 1) * aspect * s.tanHalf, sy = (1 - (py + .5f + b * .9f) / s.height * 2) * s.tanHalf;
      float lensR = sqrtf(at(2)) * s.aperture, lensA = at(3) * 2 * PI, lx = cosf(lensA) * lensR, ly = sinf(lensA) * lensR;
      Vec right = vec(s.right), up = vec(s.up), o = vec(s.eye) + right * lx + up * ly;
      Vec d = normal(vec(s.forward) * s.focus + right * (sx * s.focus - lx) + up * (sy * s.focus - ly));
      Vec through(1, 1, 1), light, firstColor, seen;
      bool specularFirst = false, specularLast = true;
      float pdfLast = 0, fog = 1, covered = 1;
      int dim = 4;

      for (int bounce = 0; bounce <= bounces; bounce++) {
        float far = 1e5f;
        bool onPlane = false;
        if (s.plane > 0 && d.y < -1e-6f) {
          float t = (s.planeY - o.y) / d.y;
          if (t > 1e-3f) { far = t; onPlane = true; }
        }
        bool hit = trace(o, d, far, false);
        if (!hit && !onPlane) {
          if (bounce) light += through * sky(d.y);
          else {
            depth += 5000;
            if (cutout) covered = 0;
            else if (s.hasBackdrop > 0) seen = backdrop;
            else {
              float g = fmaxf(0.f, dot(d, sun)), glare = hasSun ? powf(g, 24) * .12f + powf(g, 300) * .6f : 0;
              seen = sky(d.y) + sunColor * (glare * .3f);
            }
          }
          break;
        }
        float t = hit ? hitT : far, fade = 0;
        Vec x = o + d * t;
        Surface f;
        if (hit) f = surface(x, d, bounce == 0);
        else {
          f.face = f.normal = Vec(0, 1, 0);
          f.color = vec(s.planeColor); f.coat = s.planeCoat; f.roughness = .3f; f.scale = 1;
          if (!bounce && s.fadeTo > 0) {
            float r = hypotf(x.x - s.planeCentre[0], x.z - s.planeCentre[1]);
            fade = smooth((r - s.fadeFrom) / (s.fadeTo - s.fadeFrom));
          }
          if (!bounce && cutout) {
            covered = s.shadowStrength * (1 - fade) * caughtShadow(x + Vec(0, 2e-3f, 0));
            seen = Vec(.035f, .03f, .13f) * covered;
            depth += t;
            normals += f.normal;
            break;
          }
        }
        if (!bounce) {
          normals += f.normal;
          depth += t;
          if (s.fogDensity > 0 && !cutout) fog = expf(-fmaxf(0.f, t - s.fogStart) * s.fogDensity);
          if (fade > 0) {
            seen += (s.hasBackdrop > 0 ? backdrop : sky(0)) * fade;
            through = Vec(1, 1, 1) * (1 - fade);
            if (fade >= .999f) break;
          }
        }
        float glow = sum(f.emission);
        if (glow > 0) {
          float weight = 1;
          if (!specularLast && bounce <= 2) {
            float pdf = glow / w.lightPower * t * t / fmaxf(1e-4f, -dot(d, f.face));
            weight = pdfLast / (pdfLast + pdf);
          }
          if (!bounce) seen += f.emission;
          else { light += through * f.emission * weight; break; }
        }
        x += f.face * (2e-3f * f.scale);
        Vec n = f.normal;
        float facing = -dot(n, d), graze = 1 - fmaxf(0.f, facing);
        float mirror = f.coat > 0 ? f.coat * (.04f + .96f * graze * graze * graze * graze * graze) : 0;
        if (f.coat > 0 && bounce < 2 && at(dim++) < mirror) {
          Vec v = d + n * (2 * facing);
          float r1 = random() * 2 * PI, z = random() * 2 - 1, q = sqrtf(1 - z * z), rad = f.roughness * cbrtf(random());
          v += Vec(cosf(r1) * q * rad, sinf(r1) * q * rad, z * rad);
          if (dot(v, f.face) <= 0) break;
          d = normal(v); o = x; specularLast = true;
          if (!bounce) specularFirst = true;
          dim += 4;
          continue;
        }
        if (!bounce) firstColor = f.color * through;
        through = through * f.color;
        if (hasSun) {
          Vec l = towardsSun(dim);
          float c = dot(n, l);
          if (c > 0 && dot(f.face, l) > 0 && !trace(x, l, 1e5f, true)) {
            light += through * sunColor * (c / PI);
            if (f.coat > 0 && !bounce) {
              float half = fmaxf(0.f, dot(n, normal(l - d))), e = 2 / (f.roughness * f.roughness);
              specular += sunColor * (fminf(3.f, f.coat * .05f * (e + 8) / (8 * PI) * powf(half, e) * c) * (1 - fade));
            }
          }
        } else dim += 2;
        if (w.lightCount > 0 && bounce < 2) {
          float r = at(dim++), u = random() - .5f, v = random() - .5f;
          int lo = 0, hi = w.lightCount - 1;
          while (lo < hi) { int mid = (lo + hi) >> 1; if (w.lights[mid].cdf < r) lo = mid + 1; else hi = mid; }
          const Light &q = w.lights[lo];
          Vec l = vec(q.at) + vec(q.u) * u + vec(q.v) * v - x;
          float d2 = dot(l, l), dl = sqrtf(d2);
          l = l * (1 / dl);
          float c = dot(n, l), cl = -dot(l, vec(q.n));
          if (c > 0 && cl > 0 && dot(f.face, l) > 0 && !trace(x, l, dl - 4e-3f, true)) {
            float pdf = sum(vec(q.emission)) / w.lightPower * d2 / cl;
            light += through * vec(q.emission) * (c / PI / (pdf + c / PI));
          }
        } else dim++;
        if (bounce == bounces) break;
        if (bounce > 1) {
          float p = fminf(.95f, peak(through) / fmaxf(peak(firstColor), .05f));
          if (random() > p) break;
          through = through * (1 / p);
        }
        d = cosineAround(n, dim);
        if (dot(d, f.face) <= 0) break;
        o = x; specularLast = false; pdfLast = dot(d, n) / PI;
      }
      float m = peak(light);
      if (m > s.clamp) light = light * (s.clamp / m);
      if (fog < 1) { light = light * fog; seen = seen * fog + vec(s.fogColor) * (1 - fog); }
      // Directly visible lamps are clamped per sample, to keep their edges clean.
      float e = peak(seen);
      if (e > 3) seen = seen * (3 / e);
      emitted += seen;
      cover += covered;
      if (specularFirst) specular += light;
      else {
        diffuse += light;
        float y = sum(light) / (sum(firstColor) + 1e-3f);
        light1 += y; light2 += y * y;
      }
      albedo += firstColor;
    }
    float k = 1.f / samples;
    Vec v[5] = {diffuse, albedo, emitted, specular, normals};
    for (int i = 0; i < 5; i++) { out[i * 3] = v[i].x * k; out[i * 3 + 1] = v[i].y * k; out[i * 3 + 2] = v[i].z * k; }
    out[15] = depth * k;
    out[16] = fmaxf(0.f, float(light2 * k - light1 * k * light1 * k)) * k;
    out[17] = cover * k;
    out[18] = out[19] = 0;
  }
};

}  // namespace art
