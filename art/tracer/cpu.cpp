// cpu SCENE PICTURE: traces a packed scene on the CPU and writes raw RGBA bytes.
// Reports its progress as "done/all" lines on stderr.
#include <atomic>
#include "develop.h"
#include "scene.h"

int main(int argc, char **argv) {
  if (argc < 3) art::fail("usage: cpu SCENE PICTURE");
  art::Scene sc = art::load(argv[1]);
  art::World w{sc.s, sc.voxels.data(), sc.palettes.data(), sc.materials.data(), sc.instances.data(), sc.nodes.data(), sc.order.data(), sc.lights.data(), (int)sc.lights.size(), sc.lightPower, {}};
  sc.steps(w.steps);
  const int width = (int)sc.s.width, height = (int)sc.s.height;
  art::Image raw((size_t)width * height * art::CHANNELS);
  std::atomic<int> next(0), done(0);
  std::vector<std::thread> team;
  for (unsigned i = 0; i < std::max(1u, std::thread::hardware_concurrency()); i++)
    team.emplace_back([&] {
      for (int y; (y = next++) < height;) {
        art::Tracer t(w);
        for (int x = 0; x < width; x++) t.pixel(x, y, &raw[((size_t)y * width + x) * art::CHANNELS]);
        int d = ++done;
        if (d % 8 == 0 || d == height) fprintf(stderr, "%d/%d\n", d, height);
      }
    });
  for (auto &t : team) t.join();
  art::Image img = sc.s.samples < 512 ? art::denoise(raw, width, height, width > 800 ? 5 : 4) : art::assemble(raw, width, height);
  std::vector<uint8_t> out = art::develop(img, raw, sc.s);
  FILE *f = fopen(argv[2], "wb");
  if (!f || fwrite(out.data(), 1, out.size(), f) != out.size()) art::fail("cannot write the picture");
  fclose(f);
}
