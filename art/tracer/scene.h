// Reads a packed scene (core/pack.ts writes it) and prepares the kernel's data: distance fields, the bounding-volume hierarchy and the list
// of lamps.
#pragma once
#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <numeric>
#include <vector>
#include "kernel.h"

namespace art {

struct Scene {
  Settings s;
  std::vector<uint8_t> voxels;
  std::vector<uint16_t> palettes;
  std::vector<Material> materials;
  std::vector<Instance> instances;
  std::vector<Node> nodes;
  std::vector<int> order;
  std::vector<Light> lights;
  float lightPower = 0;

  void steps(double *out) const {
    const int primes[STRATIFIED] = {2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43};
    for (int i = 0; i < STRATIFIED; i++) out[i] = sqrt((double)primes[i]) - floor(sqrt((double)primes[i]));
  }
};

struct Grid { uint32_t nx, ny, nz, voxels, palette; std::vector<uint8_t> solid; };

inline void fail(const char *why) { fprintf(stderr, "%s\n", why); exit(2); }

/** Chebyshev distance to the nearest solid voxel, in two sweeps. */
inline void measure(Grid &g, uint8_t *out) {
  const int nx = g.nx, ny = g.ny, nz = g.nz, most = 255 - EMPTY + 1;
  std::vector<uint8_t> t(g.solid.size());
  for (size_t i = 0; i < t.size(); i++) t[i] = g.solid[i] ? 0 : most;
  for (int way = 1; way >= -1; way -= 2)
    for (int zi = 0; zi < nz; zi++) for (int yi = 0; yi < ny; yi++) for (int xi = 0; xi < nx; xi++) {
      int x = way > 0 ? xi : nx - 1 - xi, y = way > 0 ? yi : ny - 1 - yi, z = way > 0 ? zi : nz - 1 - zi;
      uint8_t &v = t[x + nx * (y + ny * z)];
      if (!v) continue;
      auto near = [&](int a, int b, int c) {
        if (a < 0 || b < 0 || c < 0 || a >= nx || b >= ny || c >= nz) return;
        v = std::min<int>(v, t[a + nx * (b + ny * c)] + 1);
      };
      near(x - way, y, z);
      for (int a = -1; a <= 1; a++) near(x + a, y - way, z);
      for (int b = -1; b <= 1; b++) for (int a = -1; a <= 1; a++) near(x + a, y + b, z - way);
    }
  for (size_t i = 0; i < t.size(); i++) out[i] = g.solid[i] ? g.solid[i] - 1 : EMPTY + t[i] - 1;
}

inline void buildTree(Scene &sc, const std::vector<std::array<float, 6>> &boxes);

inline Scene load(const char *path) {
  FILE *f = fopen(path, "rb");
  if (!f) fail("cannot open the scene");
  auto read = [&](void *to, size_t bytes) { if (bytes && fread(to, 1, bytes, f) != bytes) fail("the scene file ends too early"); };
  uint32_t head[4];
  read(head, sizeof head);
  if (head[0] != 0x54524157) fail("not a packed scene");
  Scene sc;
  read(&sc.s, sizeof sc.s);
  sc.materials.resize(head[1]);
  read(sc.materials.data(), head[1] * sizeof(Material));
  std::vector<Grid> grids(head[2]);
  for (Grid &g : grids) {
    uint32_t size[4];
    read(size, sizeof size);
    g.nx = size[0]; g.ny = size[1]; g.nz = size[2];
    g.palette = sc.palettes.size();
    std::vector<uint32_t> palette(size[3]);
    read(palette.data(), size[3] * 4);
    for (uint32_t p : palette) sc.palettes.push_back(p);
    size_t n = (size_t)g.nx * g.ny * g.nz;
    g.solid.resize((n + 3) / 4 * 4);
    read(g.solid.data(), g.solid.size());
    g.solid.resize(n);
    g.voxels = sc.voxels.size();
    sc.voxels.resize(g.voxels + n);
    measure(g, &sc.voxels[g.voxels]);
  }
  std::vector<std::array<float, 6>> boxes;
  for (uint32_t k = 0; k < head[3]; k++) {
    uint32_t model;
    float r[9], p[3], scale, pivot[3];
    read(&model, 4); read(r, 36); read(p, 12); read(&scale, 4); read(pivot, 12);
    const Grid &g = grids[model];
    Instance q;
    q.voxels = g.voxels; q.palette = g.palette; q.nx = g.nx; q.ny = g.ny; q.nz = g.nz; q.scale = scale;
    memcpy(q.rotation, r, sizeof r);
    for (int a = 0; a < 3; a++) {
      for (int b = 0; b < 3; b++) q.toLocal[a * 3 + b] = r[b * 3 + a] / scale;
      q.offset[a] = pivot[a] - (r[a] * p[0] + r[3 + a] * p[1] + r[6 + a] * p[2]) / scale;
    }
    auto turn = [&](float x, float y, float z) { return Vec(r[0] * x + r[1] * y + r[2] * z, r[3] * x + r[4] * y + r[5] * z, r[6] * x + r[7] * y + r[8] * z); };
    auto world = [&](float x, float y, float z) { return turn((x - pivot[0]) * scale, (y - pivot[1]) * scale, (z - pivot[2]) * scale) + Vec(p[0], p[1], p[2]); };
    std::array<float, 6> box = {1e9f, 1e9f, 1e9f, -1e9f, -1e9f, -1e9f};
    for (int c = 0; c < 8; c++) {
      Vec v = world(c & 1 ? g.nx : 0, c & 2 ? g.ny : 0, c & 4 ? g.nz : 0);
      float e[3] = {v.x, v.y, v.z};
      for (int a = 0; a < 3; a++) { box[a] = std::min(box[a], e[a] - 1e-3f); box[a + 3] = std::max(box[a + 3], e[a] + 1e-3f); }
    }
    boxes.push_back(box);
    sc.instances.push_back(q);
    const int sides[6][3] = {{1, 0, 0}, {-1, 0, 0}, {0, 1, 0}, {0, -1, 0}, {0, 0, 1}, {0, 0, -1}};
    auto solid = [&](int x, int y, int z) { return x >= 0 && y >= 0 && z >= 0 && x < (int)g.nx && y < (int)g.ny && z < (int)g.nz && g.solid[x + g.nx * (y + g.ny * z)]; };
    for (int z = 0; z < (int)g.nz; z++) for (int y = 0; y < (int)g.ny; y++) for (int x = 0; x < (int)g.nx; x++) {
      int local = g.solid[x + g.nx * (y + g.ny * z)];
      if (!local) continue;
      const Material &m = sc.materials[sc.palettes[g.palette + local - 1]];
      float power = m.emission[0] + m.emission[1] + m.emission[2];
      if (power <= 0) continue;
      for (auto &d : sides) {
        if (solid(x + d[0], y + d[1], z + d[2])) continue;
        Vec at = world(x + .5f + d[0] * .5f, y + .5f + d[1] * .5f, z + .5f + d[2] * .5f), n = turn(d[0], d[1], d[2]);
        Vec u = d[0] ? turn(0, scale, 0) : turn(scale, 0, 0), v = d[2] ? turn(0, scale, 0) : turn(0, 0, scale);
        sc.lightPower += power * scale * scale;
        sc.lights.push_back({{at.x, at.y, at.z}, {u.x, u.y, u.z}, {v.x, v.y, v.z}, {n.x, n.y, n.z}, {m.emission[0], m.emission[1], m.emission[2]}, power * scale * scale});
      }
    }
  }
  fclose(f);
  double total = 0, part = 0;
  for (Light &l : sc.lights) total += l.cdf;
  for (Light &l : sc.lights) { part += l.cdf; l.cdf = part / total; }
  sc.lightPower = total;
  if (boxes.empty()) fail("the scene is empty");
  buildTree(sc, boxes);
  return sc;
}

/** Builds the tree with the surface-area heuristic over the sorted centres on each axis, one instance per leaf. */
inline void buildTree(Scene &sc, const std::vector<std::array<float, 6>> &boxes) {
  typedef std::vector<int> Ids;
  auto grow = [&](std::array<float, 6> &b, int i) { for (int a = 0; a < 3; a++) { b[a] = std::min(b[a], boxes[i][a]); b[a + 3] = std::max(b[a + 3], boxes[i][a + 3]); } };
  auto area = [](const std::array<float, 6> &q) { float x = q[3] - q[0], y = q[4] - q[1], z = q[5] - q[2]; return x * y + y * z + z * x; };
  const std::array<float, 6> none = {1e9f, 1e9f, 1e9f, -1e9f, -1e9f, -1e9f};
  std::function<int(const Ids &)> build = [&](const Ids &ids) -> int {
    std::array<float, 6> b = none;
    for (int i : ids) grow(b, i);
    int id = sc.nodes.size();
    Node node;
    for (int a = 0; a < 6; a++) node.box[a] = b[a];
    node.child = sc.order.size(); node.count = ids.size() == 1;
    sc.nodes.push_back(node);
    if (ids.size() == 1) { sc.order.push_back(ids[0]); return id; }
    double best = 1e30;
    Ids left, right;
    for (int a = 0; a < 3; a++) {
      Ids s = ids;
      std::stable_sort(s.begin(), s.end(), [&](int i, int j) { return boxes[i][a] + boxes[i][a + 3] < boxes[j][a] + boxes[j][a + 3]; });
      std::vector<float> fromRight(s.size());
      std::array<float, 6> q = none;
      for (int i = s.size() - 1; i >= 0; i--) { grow(q, s[i]); fromRight[i] = area(q); }
      q = none;
      for (size_t i = 1; i < s.size(); i++) {
        grow(q, s[i - 1]);
        double cost = (double)area(q) * i + (double)fromRight[i] * (s.size() - i);
        if (cost < best) { best = cost; left.assign(s.begin(), s.begin() + i); right.assign(s.begin() + i, s.end()); }
      }
    }
    build(left);
    int r = build(right);
    sc.nodes[id].child = r;
    return id;
  };
  Ids all(boxes.size());
  std::iota(all.begin(), all.end(), 0);
  build(all);
}

}  // namespace art
