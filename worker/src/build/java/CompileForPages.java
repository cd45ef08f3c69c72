import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.ClassTransform;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.CodeElement;
import java.lang.classfile.CodeModel;
import java.lang.classfile.MethodModel;
import java.lang.classfile.instruction.InvokeDynamicInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.constant.ClassDesc;
import java.lang.invoke.MethodHandles;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.Collections;
import java.util.Enumeration;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.teavm.backend.javascript.JSModuleType;
import org.teavm.diagnostics.DefaultProblemTextConsumer;
import org.teavm.diagnostics.Problem;
import org.teavm.model.optimization.ClassInitElimination;
import org.teavm.tooling.EmptyTeaVMToolLog;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.vm.TeaVMOptimizationLevel;

/**
 * Called by Maven: compiles the worker for pages, to WebAssembly and to JavaScript, if any class on
 * its path has changed since it last was.
 *
 * <pre>java -classpath CLASSES CompileForPages.java TARGET OUT</pre>
 */
final class CompileForPages {
  private static final String MAIN = "tumult.worker.Worker";
  private static final String RUNTIME = "/org/teavm/backend/wasm/wasm-gc-module-runtime.min.js";
  private static final int MORE_VARIABLES = 8192;
  private static final List<String> COMPARES = List.of("equals", "hashCode");
  private static final ClassDesc OBJECT_METHODS = ClassDesc.of("java.lang.runtime.ObjectMethods");

  private CompileForPages() {}

  public static void main(String[] arguments) throws Exception {
    Path stamp = Path.of(arguments[0], "pages.stamp");
    Path out = Path.of(arguments[1]);
    String now = inputs();
    if (Files.exists(stamp) && Files.readString(stamp).equals(now) && Files.exists(out)) {
      System.out.println("[worker] unchanged");
      return;
    }
    mend();
    Files.createDirectories(out);
    long begin = System.nanoTime();
    List<TeaVMTool> forms =
        List.of(
            form(TeaVMTargetType.WEBASSEMBLY_GC, "rules.wasm", out),
            form(TeaVMTargetType.JAVASCRIPT, "rules.js", out));
    for (TeaVMTool form : forms) {
      form.generate();
      List<Problem> problems = form.getProblemProvider().getProblems();
      problems.forEach(problem -> System.err.println("[worker] " + text(problem)));
      if (!problems.isEmpty()) {
        System.exit(1);
      }
    }
    try (InputStream runtime = TeaVMTool.class.getResourceAsStream(RUNTIME)) {
      Files.write(out.resolve("rules.wasm-runtime.js"), runtime.readAllBytes());
    }
    System.out.printf("[worker] compiled in %d s%n", (System.nanoTime() - begin) / 1_000_000_000);
    Files.createDirectories(stamp.getParent());
    Files.writeString(stamp, now);
  }

  /**
   * Mends a fault of TeaVM 0.15.0, on which methods with many patterns founder: an optimization
   * makes room for a value of each variable before all the variables are there.
   */
  private static void mend() throws Exception {
    Class<?> neighbour = ClassInitElimination.class;
    String name = neighbour.getPackageName().replace('.', '/') + "/ConstantConditionElimination";
    byte[] faulty;
    try (InputStream in = neighbour.getResourceAsStream("/" + name + ".class")) {
      faulty = in.readAllBytes();
    }
    ClassFile files = ClassFile.of();
    byte[] mended =
        files.transformClass(
            files.parse(faulty), ClassTransform.transformingMethodBodies(CompileForPages::room));
    MethodHandles.privateLookupIn(neighbour, MethodHandles.lookup()).defineClass(mended);
  }

  private static void room(CodeBuilder code, CodeElement element) {
    code.with(element);
    if (element instanceof InvokeInstruction call && call.name().equalsString("variableCount")) {
      code.sipush(MORE_VARIABLES).iadd();
    }
  }

  private static TeaVMTool form(TeaVMTargetType type, String file, Path out) {
    TeaVMTool tool = new TeaVMTool();
    tool.setTargetType(type);
    tool.setMainClass(MAIN);
    tool.setTargetDirectory(out.toFile());
    tool.setTargetFileName(file);
    tool.setJsModuleType(JSModuleType.ES2015);
    tool.setObfuscated(true);
    tool.setOptimizationLevel(TeaVMOptimizationLevel.ADVANCED);
    tool.setDebugInformationGenerated(false);
    tool.setClassLoader(new Terse(CompileForPages.class.getClassLoader()));
    tool.setLog(new EmptyTeaVMToolLog());
    return tool;
  }

  /**
   * Shows the compiler our records without some of what Java adds to them, which would be a
   * twentieth of all that a page loads: the texts, which only a programmer ever sees, and of those
   * that are told or kept and then forgotten, what compares two of them.
   */
  private static final class Terse extends ClassLoader {
    private static final Pattern TOLD =
        Pattern.compile(
            "tumult/(wire/.*|games/.*View.*|table/(Event|Command|TableView)[$].*"
                + "|table/records/Replay.*|bots/(Story|Advice).*)");

    Terse(ClassLoader parent) {
      super(parent);
    }

    @Override
    public Enumeration<URL> getResources(String name) throws IOException {
      Enumeration<URL> found = super.getResources(name);
      return name.startsWith("tumult/") && name.endsWith(".class")
          ? Collections.enumeration(Collections.list(found).stream().map(Terse::terse).toList())
          : found;
    }

    private static URL terse(URL place) {
      try {
        return URL.of(
            URI.create("terse://" + place.getPath().replace('!', '/')),
            new URLStreamHandler() {
              @Override
              protected URLConnection openConnection(URL asked) {
                return new URLConnection(asked) {
                  @Override
                  public void connect() {}

                  @Override
                  public InputStream getInputStream() throws IOException {
                    try (InputStream in = place.openStream()) {
                      return new ByteArrayInputStream(terse(in.readAllBytes()));
                    }
                  }
                };
              }
            });
      } catch (MalformedURLException impossible) {
        throw new IllegalStateException(impossible);
      }
    }

    private static byte[] terse(byte[] bytes) {
      ClassFile files = ClassFile.of();
      ClassModel read = files.parse(bytes);
      String name = read.thisClass().asInternalName();
      boolean told = TOLD.matcher(name).matches();
      return files.transformClass(
          read,
          ClassTransform.dropping(element ->
                  told && element instanceof MethodModel method && isGenerated(method, COMPARES))
              .andThen(
                  ClassTransform.transformingMethods(
                      method -> isGenerated(method, List.of("toString")),
                      (method, element) -> {
                        if (element instanceof CodeModel) {
                          method.withCode(code -> code.ldc(name).areturn());
                        } else {
                          method.with(element);
                        }
                      })));
    }

    private static boolean isGenerated(MethodModel method, List<String> names) {
      return names.contains(method.methodName().stringValue())
          && method.code().stream()
              .flatMap(CodeModel::elementStream)
              .anyMatch(element ->
                  element instanceof InvokeDynamicInstruction made
                      && made.bootstrapMethod().owner().equals(OBJECT_METHODS));
    }
  }

  private static String text(Problem problem) {
    DefaultProblemTextConsumer text = new DefaultProblemTextConsumer();
    problem.render(text);
    return text.getText() + " at " + problem.getLocation();
  }

  /** One number for all that is compiled, and how. */
  private static String inputs() throws Exception {
    MessageDigest digest = MessageDigest.getInstance("SHA-256");
    digest.update(Files.readAllBytes(Path.of(System.getProperty("jdk.launcher.sourcefile"))));
    String[] places = System.getProperty("java.class.path").split(File.pathSeparator, -1);
    for (String place : Stream.of(places).sorted().toList()) {
      Path path = Path.of(place);
      if (place.contains("teavm")) {
        digest.update(path.getFileName().toString().getBytes(StandardCharsets.UTF_8));
      } else if (Files.isDirectory(path)) {
        add(path, digest);
      } else if (Files.exists(path)) {
        try (FileSystem jar = FileSystems.newFileSystem(path)) {
          add(jar.getPath("/"), digest);
        }
      }
    }
    return HexFormat.of().formatHex(digest.digest());
  }

  private static void add(Path root, MessageDigest digest) throws IOException {
    try (Stream<Path> files = Files.walk(root)) {
      for (Path file : files.filter(CompileForPages::isInput).sorted().toList()) {
        digest.update(root.relativize(file).toString().getBytes(StandardCharsets.UTF_8));
        digest.update(Files.readAllBytes(file));
      }
    }
  }

  private static boolean isInput(Path file) {
    return Files.isRegularFile(file) && !file.toString().contains("META-INF");
  }
}
